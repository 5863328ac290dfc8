import * as v from 'valibot'

export const OfferId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/), v.brand('OfferId'))
export type OfferId = v.InferOutput<typeof OfferId>

/** A reward of a member. */
export const RewardOffer = v.object({
  id: OfferId,
  /** The reward's description, in the language of the request. */
  name: v.pipe(v.string(), v.minLength(1)),
  description: v.optional(v.string(), ''),
  /** Null as long as the reward has to be activated. */
  coupon: v.nullish(v.pipe(v.string(), v.regex(/^[\w-]{1,50}$/)), null),
  /** The first and the last day on which it can be used. */
  startDate: v.pipe(v.string(), v.isoDate()),
  expiryDate: v.pipe(v.string(), v.isoDate()),
  /** `inactive`: it has to be activated before it can be used. */
  status: v.picklist(['available', 'upcoming', 'inactive', 'redeemed', 'expired', 'cancelled']),
})
export type RewardOffer = v.InferOutput<typeof RewardOffer>

/** An offer that cannot be read is left out. */
const Offers = v.object({
  offers: v.pipe(
    v.array(v.fallback(v.nullable(RewardOffer), null)),
    v.transform((offers) => offers.filter((offer) => offer !== null)),
  ),
})
const OffersText = v.pipe(v.string(), v.parseJson(), Offers)

/** The rewards in a customer's `c_filteredOffers`, JSON text or an object. Null if there is no list of them. */
export function offersFrom(filteredOffers: unknown): RewardOffer[] | null {
  const parsed = v.safeParse(v.union([Offers, OffersText]), filteredOffers)
  return parsed.success ? parsed.output.offers : null
}
