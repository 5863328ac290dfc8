import { expect, test } from 'vitest'

import { openChangingStore } from './changing-commerce.ts'
import { chargedOrders, money } from './order-changes.ts'
import {
  agentOrder,
  autoRefresh,
  giftCardAndCard,
  openKind,
  pickup,
  savedCard,
  readTakings,
  type OrderKind,
} from './order-kinds.ts'
import { GOOD_CARD, placeOrder, rejectedForm, type Shopper } from './purchase.ts'
import { control } from './shop.ts'

const CONFIRMED = 1500
const HIGHER = 2600
const LOWER = 1100

const setPrice = (productId: string, list: number) =>
  control('PUT', `/prices/${productId}`, { siteId: 'us', list })

/** No other test buys these products. */
const KINDS: [name: string, kind: OrderKind, productId: string][] = [
  ['with a saved card', savedCard, 'JW0111F'],
  ['that a gift card and a card split', giftCardAndCard, 'JW0411F'],
  ['that is picked up', { ...pickup, expectTaken: async () => {} }, 'JW0312F'],
  ['that starts a subscription', autoRefresh, 'JW2009'],
  ['that an agent places', agentOrder, 'JW0314T'],
]

async function readCost(shopper: Shopper) {
  const { bag, due } = await shopper.checkout('review')
  return { total: bag.total.minorUnits, due: due.minorUnits }
}

async function onlyOrder(shopper: Shopper) {
  const [order] = await chargedOrders(shopper)
  if (!order) throw new Error('nothing is ordered')
  return order
}

test.for(KINDS)(
  'an order %s is not placed above the confirmed sum; a lower sum is charged and shown',
  async ([, kind, productId]) => {
    await setPrice(productId, CONFIRMED)
    const { store, begin } = openChangingStore()
    const { checkout, form } = await openKind(kind, GOOD_CARD, { store, productId })
    const { shopper } = checkout
    const order = ({ total, due }: { total: number; due: number }) =>
      placeOrder(shopper, total, { fields: { ...form.fields, due: String(due) } })
    const becomes = (list: number) =>
      begin({
        steps: [{ at: 'createOrder', when: 'before', act: () => setPrice(productId, list) }],
      })

    const first = await readCost(shopper)
    becomes(HIGHER)
    const refused = await order(first)
    expect(rejectedForm(refused.text)?.problem).toBe('price-changed')
    const second = await readCost(shopper)
    expect(second.total).toBeGreaterThan(first.total)
    expect(refused.text).toContain(money(second.total))
    expect(await chargedOrders(shopper)).toEqual([])
    expect((await readTakings(shopper)).charges).toEqual([])
    await kind.expectTaken(shopper, 0, form)

    becomes(LOWER)
    const placed = await order(second)
    const { orderNo, total, paid, byCard } = await onlyOrder(shopper)
    expect(total).toBeLessThan(first.total)
    expect(paid).toBe(total)
    expect(placed.to, placed.text).toBe(`/checkout/confirmation/${orderNo}`)
    expect((await readTakings(shopper)).charges).toEqual([{ orderNo, amount: byCard }])
    const told = `you pay ${money(total)} instead of the ${money(second.total)} you confirmed`
    expect((await shopper.get(placed.to ?? '')).text).toContain(told)
  },
)
