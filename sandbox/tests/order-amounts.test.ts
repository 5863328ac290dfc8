import { expect, test } from 'vitest'

import { control, errorOf } from './clients.ts'
import { cardToken, completeBasket, ordersOf, placeOrder, withBasket } from './purchase.ts'

const charges = async (session: string) => {
  const response = await control('GET', `/takings?session=${session}`)
  return (await response.json<{ charges: { orderNo: string; amount: number }[] }>()).charges
}

/** A buyer whose card pays at most what the basket costs now. */
async function withLimit(couponCode?: string) {
  const buyer = await withBasket('us', 'P-BADGE')
  const { baskets, parameters } = buyer
  if (couponCode !== undefined) {
    await baskets.addCouponToBasket({ parameters, body: { code: couponCode } })
  }
  await completeBasket(buyer, await cardToken())
  const email = 'two-bags@example.org'
  const { orderTotal = 0, paymentInstruments = [] } = await baskets.updateCustomerForBasket({
    parameters,
    body: { email },
  })
  const paymentInstrumentId = String(paymentInstruments[0]?.paymentInstrumentId)
  const limit = (amount: number) =>
    baskets.updatePaymentInstrumentInBasket({
      parameters: { ...parameters, paymentInstrumentId },
      body: { paymentMethodId: 'CREDIT_CARD', amount, c_confirmedTotal: amount },
    })
  await limit(orderTotal)
  return { ...buyer, orderTotal, limit }
}

test('rejects an order above the amounts of its payments, and charges no more than the total', async () => {
  const { orderTotal, limit, ...buyer } = await withLimit()
  await limit(orderTotal - 0.01)
  const refused = await errorOf(placeOrder(buyer))
  expect([refused.status, refused.body['parameter']]).toEqual([400, 'paymentInstruments'])
  expect(await ordersOf(buyer.token.usid)).toEqual([])

  await limit(orderTotal + 10)
  const order = await placeOrder(buyer)
  expect(order).toMatchObject({
    orderTotal,
    paymentInstruments: [{ amount: orderTotal, c_confirmedTotal: orderTotal + 10 }],
  })
})

test('a failed order gives its payment back, whose token pays for the next one', async () => {
  const buyer = await withLimit()
  const order = await placeOrder(buyer)
  const orderNo = String(order.orderNo)
  const amount = Math.round(buyer.orderTotal * 100)
  expect(await charges(buyer.token.usid)).toEqual([{ orderNo, amount }])
  await buyer.orders.failOrder({
    parameters: { orderNo, reopenBasket: true },
    body: { reasonCode: 'payment_confirm_failure' },
  })
  expect(await charges(buyer.token.usid)).toEqual([])
  const next = await placeOrder(buyer)
  expect(next).toMatchObject({ paymentStatus: 'paid' })
  expect(await charges(buyer.token.usid)).toEqual([{ orderNo: next.orderNo, amount }])
})

test('two bags of one address that are ordered at the same time use a coupon once', async () => {
  const bags = await Promise.all([withLimit('FIRSTLIGHT'), withLimit('FIRSTLIGHT')])
  const outcomes = await Promise.allSettled(bags.map((bag) => placeOrder(bag)))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const taken = await Promise.all(bags.map(({ token }) => charges(token.usid)))
  expect(taken.flat()).toMatchObject([{ amount: Math.round((bags[0]?.orderTotal ?? 0) * 100) }])
})
