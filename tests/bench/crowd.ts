import * as v from 'valibot'

import { ask, guestToken, ORGANIZATION } from './commerce.ts'

const BASKETS = 200
/** Two concurrent changes per basket. With more, the runtime would be late and close some connections. */
const CHANGES = [
  ['JW0801', 'JW0101'],
  ['JW0201', 'JW0801'],
]

const Basket = v.object({
  basketId: v.string(),
  productItems: v.optional(v.array(v.object({ quantity: v.number() })), []),
})

interface Guest {
  token: string
  basketAddress: string
  /** Successful changes. */
  answered: number
}

/** Changes 200 baskets at once, two changes at a time each, and counts confirmed changes that are missing. */
export async function lostInACrowd(commerce: string) {
  const baskets = `${commerce}/checkout/shopper-baskets/v1/${ORGANIZATION}/baskets`
  const guests = await Promise.all(
    Array.from({ length: BASKETS }, async (): Promise<Guest> => {
      const token = await guestToken(commerce)
      const made = await ask(`${baskets}?siteId=us`, token, { method: 'POST', body: {} })
      const { basketId } = v.parse(Basket, made)
      return { token, basketAddress: `${baskets}/${basketId}`, answered: 0 }
    }),
  )
  for (const productIds of CHANGES) {
    const changes = guests.flatMap((guest) => productIds.map((id) => add(guest, id)))
    await Promise.allSettled(changes)
  }
  const lost = await Promise.all(
    guests.map(async ({ token, basketAddress, answered }) => {
      const { productItems } = v.parse(Basket, await ask(`${basketAddress}?siteId=us`, token))
      const remaining = productItems.reduce((sum, { quantity }) => sum + quantity, 0)
      return Math.max(0, answered - remaining)
    }),
  )
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
  return {
    baskets: BASKETS,
    changes: BASKETS * CHANGES.flat().length,
    answered: sum(guests.map(({ answered }) => answered)),
    lost: sum(lost),
  }
}

async function add(guest: Guest, productId: string) {
  await ask(`${guest.basketAddress}/items?siteId=us`, guest.token, {
    method: 'POST',
    body: [{ productId, quantity: 1 }],
  })
  guest.answered += 1
}
