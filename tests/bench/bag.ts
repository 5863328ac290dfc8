import * as v from 'valibot'

import { startTrip } from '../../scripts/shopping-trip.ts'
import { ask, guestToken, ORGANIZATION } from './commerce.ts'

const LINES = ['JW0801', 'JW0101', 'JW0201']

/** A request that is measured repeatedly. */
interface Asked {
  address: string
  headers: Record<string, string>
}

/** The bag page of a shopper with three items. */
export async function filledBagPage(origin: string): Promise<Asked> {
  const trip = startTrip(origin)
  for (const productId of LINES) await trip.fillBag(productId)
  return { address: `${origin}/cart`, headers: { cookie: trip.cookie() } }
}

/** The same basket, requested from the commerce service alone: this part of a bag page's cost is not the shop's. */
export async function filledBasket(commerce: string): Promise<Asked> {
  const token = await guestToken(commerce)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const baskets = `${commerce}/checkout/shopper-baskets/v1/${ORGANIZATION}/baskets`
  const created = await ask(`${baskets}?siteId=us`, token, { method: 'POST', body: {} })
  const { basketId } = v.parse(v.object({ basketId: v.string() }), created)
  const body = LINES.map((productId) => ({ productId, quantity: 1 }))
  await ask(`${baskets}/${basketId}/items?siteId=us`, token, { method: 'POST', body })
  return { address: `${baskets}/${basketId}?siteId=us&locale=en-US`, headers }
}
