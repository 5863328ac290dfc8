import { expect, test } from 'vitest'

import { placeOrder, completeBasket, withBasket } from './purchase.ts'
import { errorOf } from './clients.ts'

const reasonCode = 'payment_auth_failure'

/** A shopper ready to buy with a coupon. */
async function withCoupon(code: string, email: string) {
  const buyer = await withBasket('ca', 'P-SOCIAL')
  const { baskets, parameters } = buyer
  const { couponItems } = await baskets.addCouponToBasket({ parameters, body: { code } })
  expect(couponItems).toMatchObject([{ code, statusCode: 'applied', valid: true }])
  await completeBasket(buyer)
  await baskets.updateCustomerForBasket({ parameters, body: { email } })
  return buyer
}

const SINGLE_USE_COUPONS = [
  ['LASTEMBER', 'coupon_code_already_redeemed', 'leo@example.org'],
  ['FIRSTLIGHT', 'customer_redemption_limit_exceeded', 'Zoe@Example.org'],
] as const

test.each(SINGLE_USE_COUPONS)(
  '%s is valid for one order, and again after that order is cancelled or fails',
  async (code, statusCode, email) => {
    const winner = await withCoupon(code, 'zoe@example.org')
    const later = await withCoupon(code, email)
    const last = await withCoupon(code, email)
    const { orderNo: placed = '' } = await placeOrder(winner)
    const { baskets, parameters } = later
    const read = () => baskets.getBasket({ parameters })

    const used = await read()
    expect(used.couponItems).toMatchObject([{ code, statusCode, valid: false }])
    expect(used).not.toHaveProperty('orderPriceAdjustments')
    const couponItemId = String(used.couponItems?.[0]?.couponItemId)
    await baskets.removeCouponFromBasket({ parameters: { ...parameters, couponItemId } })
    const again = () => baskets.addCouponToBasket({ parameters, body: { code } })
    const rejected = await errorOf(again())
    expect([rejected.status, rejected.body['statusCode']]).toEqual([400, statusCode])

    await winner.orders.cancelOmsOrder({ parameters: { orderNo: placed }, body: {} })
    expect((await again()).couponItems).toMatchObject([{ statusCode: 'applied' }])
    const { orderNo = '' } = await placeOrder(later)
    await later.orders.failOrder({
      parameters: { orderNo, reopenBasket: true },
      body: { reasonCode },
    })
    expect((await read()).couponItems).toMatchObject([{ statusCode: 'applied' }])
    const { orderNo: bought = '' } = await placeOrder(later)

    const dearer = await last.baskets.getBasket({ parameters: last.parameters })
    expect(dearer.couponItems).toMatchObject([{ statusCode, valid: false }])
    const order = await placeOrder(last)
    expect(order.orderTotal, 'a used coupon does not block the order').toBe(dearer.orderTotal)
    await later.orders.cancelOmsOrder({ parameters: { orderNo: bought }, body: {} })
  },
)

test.each(SINGLE_USE_COUPONS)(
  '%s discounts only one of two concurrent orders',
  async (code, statusCode, email) => {
    const buyers = [await withCoupon(code, 'zoe@example.org'), await withCoupon(code, email)]
    const outcomes = await Promise.allSettled(buyers.map(placeOrder))
    const placed = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? [outcome.value] : [],
    )
    expect(placed.filter(({ orderPriceAdjustments }) => orderPriceAdjustments)).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue
      const { body } = await errorOf(Promise.reject(outcome.reason))
      expect(body).toMatchObject({ code, statusCode })
    }
  },
)
