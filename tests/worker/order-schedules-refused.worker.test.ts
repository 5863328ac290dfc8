import { beforeAll, expect, test } from 'vitest'

import { seededRandom } from '../support/seeded-random.ts'
import { openCheckout, type OpenCheckout } from './order-schedules.ts'
import { DECLINED_CARD, GOOD_CARD, pay, placeOrder, rejectedForm } from './purchase.ts'
import { control } from './shop.ts'

const SEEDS = Array.from({ length: 10 }, (_, count) => count + 1)
const PRODUCTS = ['JW0801', 'JW0115', 'JW0113']
const PLENTY = 100_000
const CALM_MS = 40_000

beforeAll(async () => {
  for (const id of PRODUCTS) await control('PUT', `/stock/${id}`, { siteId: 'us', ats: PLENTY })
})

/** Several concurrent clicks in both tabs, some with lost responses. */
async function click({ tabs, total }: OpenCheckout, seed: number) {
  const chance = seededRandom(seed)
  const clicks = Array.from({ length: 1 + chance.below(3) }, () => {
    const isLost = chance.isSo(0.3)
    return placeOrder(tabs[chance.oneOf([0, 1])], total, { isolate: chance.below(2), isLost })
  })
  return (await Promise.all(clicks)).map(({ status, text }) => ({
    status,
    problem: rejectedForm(text)?.problem,
  }))
}

async function expectBought({ store, shopper }: OpenCheckout, total: number) {
  store.clock.now += CALM_MS
  expect((await placeOrder(shopper, total)).to).toMatch(/confirmation/)
  const orders = await shopper.orders()
  const paid = orders.filter(({ paymentStatus }) => paymentStatus === 'paid')
  expect(paid).toHaveLength(1)
  expect(orders.filter(({ status }) => status === 'created')).toEqual(paid)
  const end = await shopper.follow('/checkout/review')
  expect(end.at).toBe(`/checkout/confirmation/${paid[0]?.orderNo}`)
}

test.for(SEEDS)('a declined card leaves the bag unchanged (schedule %i)', async (seed) => {
  const chance = seededRandom(seed * 31)
  const checkout = await openCheckout({ card: DECLINED_CARD })
  const { shopper } = checkout
  // The request that marks the order as failed may fail as well.
  const kind = chance.oneOf(['status', 'status-after-commit', 'reset-after-commit', 'delay'])
  const cancel = await shopper.breaks('/actions/fail', { kind, ms: 50 })
  const answers = await click(checkout, seed)
  await cancel()

  expect(answers.map(({ problem }) => problem)).toContain('payment-declined')
  for (const { status, problem } of answers) {
    expect(status).toBe(422)
    // A later request finds the declined card already removed.
    expect(['payment-declined', 'payment-missing']).toContain(problem)
  }
  expect(await shopper.orders()).toMatchObject([{ status: 'failed', paymentStatus: 'not_paid' }])
  expect((await shopper.bag()).lines).toMatchObject([{ productId: 'JW0801', quantity: 1 }])
  expect(await shopper.checkout('billing')).toMatchObject({ payment: null, openStep: 'billing' })

  await expectBought(checkout, await pay(shopper, GOOD_CARD))
})

test('an item that sells out is not ordered and stays in the bag until it is available', async () => {
  const productId = 'JW0115'
  for (const seed of SEEDS) {
    const checkout = await openCheckout({ productId })
    const { shopper, total } = checkout
    await control('PUT', `/stock/${productId}`, { siteId: 'us', ats: 0 })
    const answers = await click(checkout, seed)

    for (const answer of answers) {
      expect(answer, `seed ${seed}`).toEqual({ status: 422, problem: 'bag-unavailable' })
    }
    expect(await shopper.orders()).toEqual([])
    const { lines } = await shopper.bag()
    expect(lines).toMatchObject([{ productId, quantity: 1, availability: 'sold-out' }])

    await control('PUT', `/stock/${productId}`, { siteId: 'us', ats: PLENTY })
    await expectBought(checkout, total)
  }
})

test('an item that sells out between the check and the order is rejected by the order itself', async () => {
  const productId = 'JW0113'
  await control('PUT', `/stock/${productId}`, { siteId: 'us', ats: 1 })
  const rivals = await Promise.all([openCheckout({ productId }), openCheckout({ productId })])
  const answers = await Promise.all(rivals.map(({ shopper, total }) => placeOrder(shopper, total)))

  const problems = answers.map(({ text }) => rejectedForm(text)?.problem)
  expect(problems.filter(Boolean)).toEqual(['bag-unavailable'])
  const sold = await Promise.all(rivals.map(({ shopper }) => shopper.orders()))
  expect(sold.flat()).toHaveLength(1)
  await control('PUT', `/stock/${productId}`, { siteId: 'us', ats: PLENTY })
})

test('a changed price is shown before the shopper pays it', async () => {
  const productId = 'JW0113'
  for (const seed of SEEDS) {
    const checkout = await openCheckout({ productId })
    const { shopper, total } = checkout
    await control('PUT', `/prices/${productId}`, { siteId: 'us', list: 1000 + seed * 100 })
    const answers = await click(checkout, seed)

    for (const answer of answers) {
      expect(answer, `seed ${seed}`).toEqual({ status: 422, problem: 'price-changed' })
    }
    expect(await shopper.orders()).toEqual([])
    const { bag } = await shopper.checkout('review')
    expect(bag.lines).toMatchObject([
      { unitPrice: { minorUnits: 1000 + seed * 100 }, priceWhenAdded: expect.anything() },
    ])
    expect(bag.total.minorUnits).not.toBe(total)

    await expectBought(checkout, bag.total.minorUnits)
    await control('DELETE', `/prices/${productId}?siteId=us`)
  }
})
