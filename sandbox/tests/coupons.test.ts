import { expect, test } from 'vitest'

import { place, prepare, withBasket } from './purchase.ts'
import { failureOf } from './clients.ts'

const reasonCode = 'payment_auth_failure'

/** A shopper ready to buy with a coupon. */
async function withCoupon(code: string, email: string) {
  const buyer = await withBasket('ca', 'P-SOCIAL')
  const { baskets, parameters } = buyer
  const { couponItems } = await baskets.addCouponToBasket({ parameters, body: { code } })
  expect(couponItems).toMatchObject([{ code, statusCode: 'applied', valid: true }])
  await prepare(buyer)
  await baskets.updateCustomerForBasket({ parameters, body: { email } })
  return buyer
}

const GOOD_ONCE = [
  ['LASTEMBER', 'coupon_code_already_redeemed', 'leo@example.org'],
  ['FIRSTLIGHT', 'customer_redemption_limit_exceeded', 'Zoe@Example.org'],
] as const

test.each(GOOD_ONCE)(
  '%s is valid for one order, and again after that order is cancelled or fails',
  async (code, statusCode, email) => {
    const winner = await withCoupon(code, 'zoe@example.org')
    const later = await withCoupon(code, email)
    const last = await withCoupon(code, email)
    const { orderNo: placed = '' } = await place(winner)
    const { baskets, parameters } = later
    const read = () => baskets.getBasket({ parameters })

    const used = await read()
    expect(used.couponItems).toMatchObject([{ code, statusCode, valid: false }])
    expect(used).not.toHaveProperty('orderPriceAdjustments')
    const couponItemId = String(used.couponItems?.[0]?.couponItemId)
    await baskets.removeCouponFromBasket({ parameters: { ...parameters, couponItemId } })
    const again = () => baskets.addCouponToBasket({ parameters, body: { code } })
    const refused = await failureOf(again())
    expect([refused.status, refused.body['statusCode']]).toEqual([400, statusCode])

    await winner.orders.cancelOmsOrder({ parameters: { orderNo: placed }, body: {} })
    expect((await again()).couponItems).toMatchObject([{ statusCode: 'applied' }])
    const { orderNo = '' } = await place(later)
    await later.orders.failOrder({
      parameters: { orderNo, reopenBasket: true },
      body: { reasonCode },
    })
    expect((await read()).couponItems).toMatchObject([{ statusCode: 'applied' }])
    const { orderNo: bought = '' } = await place(later)

    const dearer = await last.baskets.getBasket({ parameters: last.parameters })
    expect(dearer.couponItems).toMatchObject([{ statusCode, valid: false }])
    const order = await place(last)
    expect(order.orderTotal, 'a used coupon does not block the order').toBe(dearer.orderTotal)
    await later.orders.cancelOmsOrder({ parameters: { orderNo: bought }, body: {} })
  },
)

test.each(GOOD_ONCE)(
  '%s discounts only one of two concurrent orders',
  async (code, statusCode, email) => {
    const buyers = [await withCoupon(code, 'zoe@example.org'), await withCoupon(code, email)]
    const outcomes = await Promise.allSettled(buyers.map(place))
    const placed = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? [outcome.value] : [],
    )
    expect(placed.filter(({ orderPriceAdjustments }) => orderPriceAdjustments)).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue
      const { body } = await failureOf(Promise.reject(outcome.reason))
      expect(body).toMatchObject({ code, statusCode })
    }
  },
)
