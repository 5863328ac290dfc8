import * as v from 'valibot'

import type { LoyaltyRecord } from '#shared/rewards/membership.ts'

const text = v.nullish(v.string(), null)

/** The fields of a customer that say whether they are a member. */
export const LoyaltyFields = v.object({
  c_loyaltyID: text,
  c_loyaltyMemberStatus: text,
  c_loyaltyPostalCode: text,
})

/** A customer with the offers of the loyalty program. */
export const LoyaltyCustomer = v.object({
  ...LoyaltyFields.entries,
  /** JSON text or an object. */
  c_filteredOffers: v.optional(v.unknown()),
})
export type LoyaltyCustomer = v.InferOutput<typeof LoyaltyCustomer>

export const recordOf = (customer: v.InferOutput<typeof LoyaltyFields>): LoyaltyRecord => ({
  loyaltyId: customer.c_loyaltyID,
  status: customer.c_loyaltyMemberStatus,
  postalCode: customer.c_loyaltyPostalCode,
})

/** How long the session remembers that a customer is not a member (ms). Joining on another device counts after that. */
export const NO_REWARDS_MS = 10 * 60_000
