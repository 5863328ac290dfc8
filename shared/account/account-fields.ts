import { readAddressField } from '../checkout/address.ts'
import type { Country } from '../fields/country.ts'
import type { Reading, SiteRules } from '../fields/judge.ts'
import { readOrderEmail } from '../checkout/shipping-address.ts'
import type { FieldProblems } from '../http/problem.ts'
import { passwordProblem } from './password.ts'
import { plainCode } from '../text/grouped-code.ts'
import { cleanLine } from '../text/typed-text.ts'

/** The longest login that commerce accepts. */
export const MAX_LOGIN = 128

export type AccountField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'password'
  | 'currentPassword'
  | 'code'

/** Where a field is checked. */
interface Checking {
  country: Country
  overrides: SiteRules
  /** Whether the e-mail is for a new account. An old one may have an address that is no longer accepted. */
  isNew: boolean
}

/** A code is a number of eight digits. */
const CODE = /^\d{8}$/

/** Validates one field of the forms around an account. @returns the normalized value or the problem */
export function readAccountField(
  field: AccountField,
  typed: string,
  { country, overrides, isNew }: Checking,
): Reading {
  if (field === 'email') return readLogin(typed, { country, overrides, isNew })
  if (field === 'password') {
    const problem = passwordProblem(typed, overrides[country]?.password)
    return problem ? { problem } : { value: typed }
  }
  if (field === 'currentPassword') {
    return typed === '' ? { problem: 'required' } : { value: typed }
  }
  if (field === 'code') {
    const code = plainCode(typed)
    if (code === '') return { problem: 'required' }
    return CODE.test(code) ? { value: code } : { problem: 'code-wrong' }
  }
  return readAddressField(field, typed, country, overrides)
}

function readLogin(typed: string, { country, overrides, isNew }: Checking): Reading {
  const text = cleanLine(typed)
  if (text.length > MAX_LOGIN) return { problem: 'email-long' }
  const reading = readOrderEmail(text, country, isNew ? overrides : {})
  const isOld = 'problem' in reading && reading.problem === 'email-plus' && !isNew
  return isOld ? { value: text } : reading
}

/** Validates the listed fields. @returns all normalized values, or every problem */
export function readAccountFields<Field extends AccountField>(
  typed: Record<Field, string>,
  fields: readonly Field[],
  checking: Checking,
): { values: Record<Field, string> } | { problems: FieldProblems } {
  const values = { ...typed }
  const problems: FieldProblems = {}
  for (const field of fields) {
    const reading = readAccountField(field, typed[field], checking)
    if ('problem' in reading) problems[field] = reading.problem
    else values[field] = reading.value
  }
  return Object.keys(problems).length > 0 ? { problems } : { values }
}
