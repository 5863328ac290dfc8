import * as v from 'valibot'

import { ask, guestToken, ORGANIZATION } from './commerce.ts'

const BASKETS = 200
/** Each basket is given these at the same time. */
const CHANGES = ['JW0801', 'JW0101', 'JW0201', 'JW0801']

const Basket = v.object({
  basketId: v.string(),
  productItems: v.optional(v.array(v.object({ quantity: v.number() })), []),
})

/** Changes 200 baskets at once, each four times, and counts the units that are not there afterwards. */
export async function lostInACrowd(commerce: string): Promise<{ baskets: number; lost: number }> {
  const baskets = `${commerce}/checkout/shopper-baskets/v1/${ORGANIZATION}/baskets`
  const guests = await Promise.all(
    Array.from({ length: BASKETS }, async () => {
      const token = await guestToken(commerce)
      const made = await ask(`${baskets}?siteId=us`, token, { method: 'POST', body: {} })
      return { token, address: `${baskets}/${v.parse(Basket, made).basketId}` }
    }),
  )
  await Promise.all(
    guests.flatMap(({ token, address }) =>
      CHANGES.map((productId) =>
        ask(`${address}/items?siteId=us`, token, {
          method: 'POST',
          body: [{ productId, quantity: 1 }],
        }),
      ),
    ),
  )
  const units = await Promise.all(
    guests.map(async ({ token, address }) => {
      const { productItems } = v.parse(Basket, await ask(`${address}?siteId=us`, token))
      return productItems.reduce((sum, { quantity }) => sum + quantity, 0)
    }),
  )
  const kept = units.reduce((sum, count) => sum + count, 0)
  return { baskets: BASKETS, lost: BASKETS * CHANGES.length - kept }
}
