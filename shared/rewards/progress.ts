import * as v from 'valibot'

const Amount = v.pipe(v.number(), v.finite(), v.minValue(0))

/** A member's rewards and the way to the next one. Amounts are in the site's currency. */
export const RewardsProgress = v.object({
  /** How many rewards can be used. */
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** The amount spent towards the next reward. */
  currentSpend: Amount,
  /** At which spend the next reward is earned. */
  nextReward: Amount,
})
export type RewardsProgress = v.InferOutput<typeof RewardsProgress>

const Offers = v.object({ rewards: RewardsProgress })
const OffersText = v.pipe(v.string(), v.parseJson(), Offers)

/** The progress in a customer's `c_filteredOffers`, JSON text or an object. Null if it cannot be read (spec 1 §3). */
export function progressFrom(filteredOffers: unknown): RewardsProgress | null {
  const parsed = v.safeParse(v.union([Offers, OffersText]), filteredOffers)
  return parsed.success ? parsed.output.rewards : null
}
