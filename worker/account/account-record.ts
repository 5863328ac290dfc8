import * as v from 'valibot'

import * as features from '#shop/features.ts'
import { noneOf } from '#shared/http/none-of.ts'

import { WireAddresses } from '../checkout/saved-addresses.ts'
import type { Edge } from '../http/edge.ts'
import { WireCards } from '../payment/saved-cards.ts'
import { LoyaltyFields } from '../rewards/loyalty-customer.ts'
import { readCustomerRecord } from '../session/customer-record.ts'

const text = v.nullish(v.string(), null)
const word = v.nullish(v.string(), '')

/** The fields of a customer that the pages of the account show. */
const AccountRecord = v.object({
  firstName: text,
  lastName: word,
  email: word,
  login: word,
  phoneHome: word,
  preferredLocale: text,
  hasPassword: v.nullish(v.boolean(), true),
  c_birthMonth: v.nullish(v.number(), null),
  ...(features.rewards ? LoyaltyFields.entries : noneOf<typeof LoyaltyFields.entries>()),
  ...WireAddresses.entries,
  ...WireCards.entries,
})

/** @throws {ProblemError} `sign-in-required`, `unavailable` */
export const readAccount = (edge: Pick<Edge, 'session'>) => readCustomerRecord(edge, AccountRecord)
