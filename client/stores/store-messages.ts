import type { Country } from '#shared/fields/country.ts'
import { rulesOf } from '#shared/fields/country.ts'
import type { ProblemType } from '#shared/http/problem.ts'

type MessageId = FormatjsIntl.Message['ids']

const CODE_MESSAGES = {
  zip: { invalid: 'field.zip', none: 'stores.noneNearZip' },
  'postal-code': { invalid: 'field.postalCode', none: 'stores.noneNearPostalCode' },
} as const

/** The messages about a postal code, with the country's word for it (spec 1 §8). */
export const codeMessages = (country: Country) => CODE_MESSAGES[rulesOf(country).postalCode.problem]

const MESSAGES: Partial<Record<ProblemType, MessageId>> = {
  'store-off': 'stores.pickupOffText',
  'store-lacks': 'stores.lacksProduct',
  'not-found': 'stores.gone',
  'other-store': 'stores.bagElsewhere',
}

/** Why a store is not set (spec 1 §8). */
export const storeProblem = (problem: ProblemType): MessageId =>
  MESSAGES[problem] ?? 'formError.generic'
