import * as v from 'valibot'

import type { Invariants } from './invariants.ts'
import type { Shopper } from './shopper.ts'
import type { ShoppersWorld } from './world.ts'

/** Pays a part of most orders (minor units). */
const BALANCE = 1_500

const Spent = v.object({ spent: v.number() })
const Left = v.object({ balance: v.number() })

/** Gives every shopper a gift card. */
export async function issueGiftCards(world: ShoppersWorld, shoppers: readonly Shopper[]) {
  for (const { giftCard } of shoppers) {
    await world.callCommerce(`/test-control/gift-certificates/${giftCard}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ siteId: 'us', balance: BALANCE }),
    })
  }
}

/** Compares what is left on the gift cards with the orders that they paid. */
export function checkGiftCards(
  { sqlite }: ShoppersWorld,
  shoppers: readonly Shopper[],
  invariants: Invariants,
) {
  const left = sqlite.prepare('SELECT balance FROM gift_certificates WHERE code = ?')
  const spent = sqlite.prepare(
    `SELECT ifnull(SUM(json_extract(paid.value, '$.amount')), 0) AS spent
     FROM orders, json_each(orders.instruments) AS paid
     WHERE orders.status NOT IN ('failed', 'cancelled')
       AND json_extract(paid.value, '$.giftCertificateCode') = ?`,
  )
  for (const { giftCard, name } of shoppers) {
    const { balance } = v.parse(Left, left.get(giftCard))
    const paid = v.parse(Spent, spent.get(giftCard)).spent
    if (balance + paid === BALANCE) continue
    const detail = `${giftCard} had ${BALANCE}, paid ${paid}, and has ${balance} left`
    invariants.fail('gift cards kept', detail, name)
  }
}
