import * as v from 'valibot'
import { expect } from 'vitest'

import { Order, type Checkout } from '#shared/checkout/checkout.ts'

import { ONCE_PER_ADDRESS, type Change, type Schedule } from './change-schedules.ts'
import { resetMarket, setMarket, type ChangingStore, type Lane } from './changing-commerce.ts'
import { newEmail } from './customers.ts'
import { CALM_MS } from './order-schedules.ts'
import { openShopper, pay, placeOrder, rejectedForm, US_ADDRESS, type Shopper } from './purchase.ts'
import { control } from './shop.ts'

const Takings = v.object({
  charges: v.array(v.object({ orderNo: v.string(), amount: v.number() })),
  redemptions: v.number(),
  units: v.number(),
  left: v.optional(v.number()),
})

const Orders = v.object({
  data: v.array(
    v.object({
      orderNo: v.string(),
      status: v.string(),
      orderTotal: v.number(),
      payments: v.array(v.object({ paymentMethodId: v.string(), amount: v.number() })),
    }),
  ),
})

export const cents = (dollars: number) => Math.round(dollars * 100)
export const money = (minorUnits: number) => `$${(minorUnits / 100).toFixed(2)}`

/** The shopper's orders that were not failed, with amounts in minor units, from the service's store. */
export async function chargedOrders({ name }: Shopper) {
  const { data } = v.parse(Orders, await control('GET', `/orders?session=${name}`))
  return data
    .filter(({ status }) => status !== 'failed')
    .map(({ orderNo, orderTotal, payments }) => ({
      orderNo,
      total: cents(orderTotal),
      paid: payments.reduce((sum, { amount }) => sum + cents(amount), 0),
      byCard: payments
        .filter(({ paymentMethodId }) => paymentMethodId === 'CREDIT_CARD')
        .reduce((sum, { amount }) => sum + cents(amount), 0),
    }))
}

const QUANTITY = 2
const MOST_PRESSES = 3
const MOST_ATTEMPTS = 3

/** Runs a schedule, and compares every charge with the sum shown at each press of the order button. */
export async function playChanges(
  lane: Lane,
  opened: ChangingStore,
  { schedule, seed }: { schedule: Schedule; seed: number },
) {
  const { productId } = lane
  const email = newEmail()
  const certificate = `JWSEED${seed}${crypto.randomUUID().replaceAll('-', '')}`
    .toUpperCase()
    .slice(0, 16)
  opened.store.clock.now += CALM_MS
  const market = await resetMarket(lane)
  let balance = schedule.giftCard
  let isCouponUsed = false
  if (balance !== null) await setBalance(balance)

  async function setBalance(next: number) {
    await control('PUT', `/gift-certificates/${certificate}`, { siteId: 'us', balance: next })
  }

  const toReview = () => withPatience(opened, newReview)

  async function newReview() {
    const shopper = openShopper(opened.store)
    done(await shopper.add(productId, QUANTITY))
    if (schedule.coupon !== null) {
      done(await shopper.api('POST', '/bag/coupons', { code: schedule.coupon }))
    }
    const address = { ...US_ADDRESS, ...lane.address, email }
    done(await shopper.api('PUT', '/checkout/shipping-address', address))
    done(await shopper.api('PUT', '/checkout/shipping-method', { methodId: 'standard' }))
    if (schedule.giftCard !== null) {
      const fields = { cardNumber: certificate }
      const applied = await shopper.form('/checkout/billing/gift-cards/apply', fields)
      expect(applied, applied.text).toMatchObject({ status: 303 })
    }
    await pay(shopper)
    return { shopper, shown: await shopper.checkout('review') }
  }

  async function act(change: Change) {
    switch (change.what) {
      case 'market':
        Object.assign(market, change.change)
        return setMarket(lane, change.change)
      case 'coupon used':
        isCouponUsed = true
        return control('PUT', '/redemptions', { siteId: 'us', code: ONCE_PER_ADDRESS, email })
      case 'gift card':
        balance = change.balance
        return setBalance(balance)
      case 'another bag is ordered':
        isCouponUsed = true
        return rival && press(rival)
    }
  }

  const readReview = (shopper: Shopper) => withPatience(opened, () => shopper.checkout('review'))

  const isSetAgain = schedule.changes.some(
    (each) =>
      each.what === 'gift card' ||
      each.what === 'coupon used' ||
      (each.what === 'market' && 'stock' in each.change),
  )
  const isRivaled = schedule.changes.some(({ what }) => what === 'another bag is ordered')
  const rival = isRivaled ? await toReview() : null
  const own = await toReview()
  opened.begin({
    session: own.shopper.name,
    steps: schedule.changes.map((change) => ({ ...change, act: () => act(change) })),
    losses: schedule.losses,
    ignoresAmounts: schedule.ignoresAmounts,
  })
  let result = await press(own)
  opened.calm()
  // No more changes follow, so the shopper can order at the shown total.
  for (let presses = 1; result !== 'ordered' && presses < MOST_PRESSES; presses += 1) {
    opened.store.clock.now += CALM_MS
    own.shown = await readReview(own.shopper)
    const { lines } = own.shown.bag
    if (lines.some(({ availability }) => availability !== 'available')) return
    result = await press(own)
  }
  expect(result).toBe('ordered')

  /** Confirms the total shown by the review. */
  async function press({ shopper, shown }: Awaited<ReturnType<typeof newReview>>) {
    const confirmed = { total: shown.bag.total.minorUnits, due: shown.due.minorUnits }
    const fields = { due: String(confirmed.due) }
    const answer = await placeOrder(shopper, confirmed.total, { fields })
    if (answer.to?.includes('/confirmation/')) {
      await expectCharged(shopper, { to: answer.to, confirmed })
      return 'ordered'
    }
    if (answer.status === 504 || answer.status === 503) {
      // The shopper reloads, as the page suggests.
      opened.calm()
      opened.store.clock.now += CALM_MS
      const looked = await shopper.follow('/checkout/review')
      if (looked.at.includes('/confirmation/')) {
        await expectCharged(shopper, { to: looked.at, confirmed })
        return 'ordered'
      }
    } else {
      expect(answer.status, answer.text).toBe(422)
      const problem = rejectedForm(answer.text)?.problem
      expect(['price-changed', 'bag-unavailable', 'gift-card-short']).toContain(problem)
      if (problem === 'price-changed') {
        expect(answer.text).toContain(money(opened.shownTotal() ?? -1))
      }
    }
    await expectNothingTaken(shopper)
    const kept = await readReview(shopper)
    expect(enteredDetails(kept)).toEqual(enteredDetails(shown))
    return 'not ordered'
  }

  async function takings({ name }: Shopper) {
    const query = new URLSearchParams({
      session: name,
      product: productId,
      certificate,
      code: ONCE_PER_ADDRESS,
      email,
    })
    return v.parse(Takings, await control('GET', `/takings?${query}`))
  }

  async function expectCharged(
    shopper: Shopper,
    { to, confirmed }: { to: string; confirmed: { total: number; due: number } },
  ) {
    const [orders, { charges }, read] = await Promise.all([
      chargedOrders(shopper),
      takings(shopper),
      shopper.api('GET', `/orders/${to.split('/').at(-1)}`),
    ])
    expect(orders).toHaveLength(1)
    const [order] = orders
    if (!order) return
    expect(order.total, 'charged more than confirmed').toBeLessThanOrEqual(confirmed.total)
    expect(order.byCard).toBeLessThanOrEqual(confirmed.due)
    expect(order.paid).toBe(order.total)
    expect(charges).toEqual(
      order.byCard === 0 ? [] : [{ orderNo: order.orderNo, amount: order.byCard }],
    )
    if (to.endsWith('/received')) return
    expect(to).toBe(`/checkout/confirmation/${order.orderNo}`)
    const told = v.parse(v.pipe(v.string(), v.parseJson(), Order), read.text)
    expect(told.bag.total.minorUnits).toBe(order.total)
    expect(told.confirmed?.minorUnits).toBe(
      order.total < confirmed.total ? confirmed.total : undefined,
    )
  }

  async function expectNothingTaken(shopper: Shopper) {
    const [orders, taken] = await Promise.all([chargedOrders(shopper), takings(shopper)])
    expect(orders, 'charged, but not told').toEqual([])
    const { charges, redemptions, units, left } = taken
    expect(charges).toEqual([])
    // A failed order returns stock and gift card balance after they were set. If it had redeemed the coupon, no other
    // order used it.
    if (isSetAgain && schedule.ignoresAmounts) return
    expect(redemptions).toBe(isCouponUsed ? 1 : 0)
    if (!rival) expect(units).toBe(market.stock)
    if (balance !== null) expect(left).toBe(balance)
  }
}

/** On a busy machine the shop may miss a deadline without a defect. */
async function withPatience<Value>({ store }: ChangingStore, ask: () => Promise<Value>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      if (attempt === MOST_ATTEMPTS) throw error
      store.clock.now += CALM_MS
    }
  }
}

/**
 * The shopper's entries, without sums, which may change, and without gift cards, which may need to be entered again.
 */
const enteredDetails = ({ bag, email, shippingAddress, shippingMethodId, payment }: Checkout) => ({
  lines: bag.lines.map(({ id, quantity }) => [id, quantity]),
  coupons: bag.coupons.map(({ code }) => code),
  email,
  shippingAddress,
  shippingMethodId,
  payment,
})

function done({ status, text }: { status: number; text: string }) {
  if (status !== 200) throw new Error(`${status} ${text}`)
}
