import * as v from 'valibot'

import type { Reading } from '../fields/judge.ts'
import { emailProblem } from '../fields/email.ts'
import type { FieldCode, FieldProblems } from '../http/problem.ts'
import { cleanLine } from '../text/typed-text.ts'
import { cleanText } from '../text/written-text.ts'
import { GIFT_MESSAGE_LENGTH, GIFT_NAME_LENGTH } from './gift-amounts.ts'

/** The fields of the gift form in their order (spec 2 §3). The e-mail address is asked for e-gift cards only. */
export const GIFT_FIELDS = [
  'recipientName',
  'senderName',
  'recipientEmail',
  'amount',
  'message',
] as const
export type GiftField = (typeof GIFT_FIELDS)[number]

export interface GiftFormRules {
  /** An e-gift card, which is sent by e-mail. */
  isVirtual: boolean
  /** In dollars. */
  amounts: readonly number[]
}

/** The message of an issue, which is the code of the field's problem. */
const code = (problem: FieldCode) => problem

const Name = v.pipe(
  v.string(),
  v.transform(cleanText),
  v.nonEmpty(code('required')),
  v.maxLength(GIFT_NAME_LENGTH, code('too-long')),
)

/** Only the format counts: a recipient's address may have a "+", which accounts of the shop may not. */
const Address = v.pipe(
  v.string(),
  v.transform(cleanLine),
  v.nonEmpty(code('required')),
  v.check((typed) => emailProblem(typed) !== 'email-long', code('email-long')),
  v.check((typed) => emailProblem(withoutPlus(typed)) === null, code('email-invalid')),
)

/** A plus sign is as good as a letter, except at the ends of the local part. */
const withoutPlus = (address: string) => address.replaceAll(/(?<=[^@+])\+(?=[^@+]+@)/g, 'x')

/** Forms send line breaks as two characters, of which cleaning leaves the one that fields count. */
const Message = v.pipe(
  v.string(),
  v.transform(cleanText),
  v.maxLength(GIFT_MESSAGE_LENGTH, code('too-long')),
)

const Amount = (amounts: readonly number[]) =>
  v.pipe(
    v.string(),
    v.transform(cleanLine),
    v.nonEmpty(code('required')),
    v.check((typed) => amounts.map(String).includes(typed), code('choice')),
  )

const fieldRule = (field: GiftField, { amounts }: GiftFormRules) => {
  if (field === 'amount') return Amount(amounts)
  if (field === 'message') return Message
  return field === 'recipientEmail' ? Address : Name
}

/** Validates one field. @returns the normalized value or the problem */
export function readGiftField(field: GiftField, typed: string, rules: GiftFormRules): Reading {
  if (field === 'recipientEmail' && !rules.isVirtual) return { value: '' }
  const read = v.safeParse(fieldRule(field, rules), typed)
  if (read.success) return { value: read.output }
  return { problem: problemIn(read.issues[0].message) }
}

const CODES: readonly FieldCode[] = ['required', 'too-long', 'email-long', 'email-invalid']

const problemIn = (message: string) => CODES.find((known) => known === message) ?? 'choice'

export type GiftForm = Record<GiftField, string>

/** Validates the whole form. @returns all normalized values, or every problem */
export function readGiftForm(
  typed: GiftForm,
  rules: GiftFormRules,
): { values: GiftForm } | { problems: FieldProblems } {
  const values = { ...typed }
  const problems: FieldProblems = {}
  for (const field of GIFT_FIELDS) {
    const reading = readGiftField(field, typed[field], rules)
    if ('problem' in reading) problems[field] = reading.problem
    else values[field] = reading.value
  }
  return Object.keys(problems).length > 0 ? { problems } : { values }
}
