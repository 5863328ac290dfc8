import * as v from 'valibot'

const Offer = v.object({
  id: v.string(),
  type: v.string(),
  name: v.string(),
  coupon: v.nullable(v.string()),
  startDate: v.string(),
  expiryDate: v.string(),
  status: v.string(),
})
export const Offers = v.object({
  rewards: v.object({ count: v.number(), currentSpend: v.number(), nextReward: v.number() }),
  offers: v.array(v.looseObject(Offer.entries)),
})
export const Points = v.object({
  limit: v.number(),
  offset: v.number(),
  total: v.number(),
  balance: v.number(),
  data: v.array(
    v.object({
      id: v.string(),
      type: v.string(),
      date: v.string(),
      orderNo: v.optional(v.string()),
      points: v.number(),
      balance: v.number(),
    }),
  ),
})

export const Joined = v.object({ loyaltyId: v.string() })
