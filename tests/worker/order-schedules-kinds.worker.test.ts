import { expect, test } from 'vitest'

import { openKind, ORDER_KINDS, readTakings } from './order-kinds.ts'
import { BILLING } from './pickup.ts'
import { CALM_MS, expectOneOrder, live, createSchedule } from './order-schedules.ts'
import { cardToken, DECLINED_CARD, GOOD_CARD, placeOrder, rejectedForm } from './purchase.ts'

const SEEDS = [101, 103, 105]
const KINDS = Object.entries(ORDER_KINDS)

test.for(KINDS)(
  'despite failures, an order with %s is created, charged and redeemed once',
  async ([, kind]) => {
    for (const seed of SEEDS) {
      const schedule = createSchedule(seed)
      const story = `seed ${seed}\n${schedule.map((step) => JSON.stringify(step)).join('\n')}`
      const { checkout, form } = await openKind(kind, GOOD_CARD)
      await kind.expectTaken(checkout.shopper, 0, form)
      await live(checkout, schedule)
      await expectOneOrder(checkout)

      const { shopper, total } = checkout
      const [order] = await shopper.orders()
      const { charges } = await readTakings(shopper)
      const amount = form.due ?? total
      expect(charges, story).toEqual([{ orderNo: order?.orderNo, amount }])
      await kind.expectTaken(shopper, 1, form)
    }
  },
)

test.for(KINDS)(
  'a declined order with %s uses nothing up, and another card pays for it once',
  async ([, kind]) => {
    const { checkout, form } = await openKind(kind, DECLINED_CARD)
    const { shopper, tabs, total, fields = {} } = checkout
    const answers = await Promise.all(
      tabs.map((tab, isolate) => placeOrder(tab, total, { isolate, fields })),
    )
    const problems = answers.map(({ text }) => rejectedForm(text)?.problem)
    expect(problems).toContain('payment-declined')
    expect((await readTakings(shopper)).charges).toEqual([])
    await kind.expectTaken(shopper, 0, form)
    expect(await shopper.orders()).toMatchObject([{ status: 'failed' }])
    expect((await shopper.bag()).count).toBe(1)

    const token = await cardToken()
    const paid = await shopper.api('PUT', '/checkout/payment', {
      token,
      billing: BILLING,
      saveCard: fields['refreshTerms'] === 'on',
    })
    expect(paid.status, paid.text).toBe(200)
    checkout.store.clock.now += CALM_MS
    for (const isolate of [0, 1]) {
      const placed = await placeOrder(shopper, total, { isolate, fields })
      expect(placed.to, placed.text).toMatch(/confirmation/)
    }
    const made = (await shopper.orders()).filter(({ status }) => status === 'created')
    expect((await readTakings(shopper)).charges).toEqual([
      { orderNo: made[0]?.orderNo, amount: form.due ?? total },
    ])
    expect(made).toHaveLength(1)
    await kind.expectTaken(shopper, 1, form)
  },
)
