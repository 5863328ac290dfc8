import type { Address, SaveShippingAddress } from '../contract/checkout.ts'
import type { RuleOverrides } from '../contract/preferences.ts'
import type { FieldProblems } from '../contract/problem.ts'
import { parseAddress } from './address.ts'
import type { Country } from './characters.ts'
import { emailProblem } from './email.ts'
import { judge, type Reading } from './judge.ts'
import { maxLengthOf } from './max-length-of.ts'

/** Validates the required e-mail of an order. @param country the site's country */
export function readOrderEmail(
  typed: string,
  country: Country,
  overrides: RuleOverrides = {},
): Reading {
  const text = typed.trim()
  if (text === '') return { problem: 'required' }
  return judge(readEmail, text, {
    pattern: overrides[country]?.email,
    most: maxLengthOf('email', country),
  })
}

function readEmail(text: string): Reading {
  const problem = emailProblem(text)
  return problem ? { problem } : { value: text }
}

/** Parses the shipping address and e-mail of an order. @param country the site's country */
export function parseShippingAddress(
  { email, ...input }: SaveShippingAddress,
  country: Country,
  overrides: RuleOverrides = {},
): { address: Address; email: string } | { problems: FieldProblems } {
  const reading = readOrderEmail(email, country, overrides)
  const parsed = parseAddress(input, country, overrides)
  if ('problem' in reading) {
    const others = 'problems' in parsed ? parsed.problems : {}
    return { problems: { email: reading.problem, ...others } }
  }
  return 'problems' in parsed ? parsed : { address: parsed.address, email: reading.value }
}
