import { expect, test } from 'vitest'

import { HOUR, signInLater } from './at-clock-offset.ts'
import { completeBasket, placeOrder, withBasket } from './purchase.ts'
import { errorOf, fixture, newGuest } from './clients.ts'

const DAY = 24 * HOUR

const slug = (type: string) => expect.stringMatching(new RegExp(`/${type}$`))

test('keeps the basket of a guest for a week, and opens a new one after that', async () => {
  const { token, basketId } = await withBasket('us', 'P-AMP')
  const { usid, customer_id: customerId } = token
  const parameters = { basketId }
  const soon = await signInLater('us', usid, 6 * DAY)
  await expect(soon.baskets.getBasket({ parameters })).resolves.toMatchObject({ basketId })
  expect(await soon.customers.getCustomerBaskets({ parameters: { customerId } })).toMatchObject({
    total: 1,
  })
  const late = await signInLater('us', usid, 7 * DAY)
  expect(await late.customers.getCustomerBaskets({ parameters: { customerId } })).toEqual({
    total: 0,
  })
  const opened = await late.baskets.createBasket({ body: {} })
  expect(opened.basketId).not.toBe(basketId)
  expect((await errorOf(late.baskets.getBasket({ parameters }))).status).toBe(404)
})

test('lists the baskets of a shopper without an error while an order is placed', async () => {
  const buyer = await withBasket('us', 'P-AMP')
  await completeBasket(buyer)
  const { customers, token } = buyer
  const list = () => customers.getCustomerBaskets({ parameters: { customerId: token.customer_id } })
  const [order, ...lists] = await Promise.all([
    placeOrder(buyer),
    ...Array.from({ length: 12 }, list),
  ])
  expect(order.status).toBe('created')
  for (const { total } of lists) expect(total).toBeLessThanOrEqual(1)
  expect(await list()).toEqual({ total: 0 })
})

test('allows four temporary baskets beside the open one, for a quarter of an hour', async () => {
  const { basketsV2, customers, basketId, token } = await withBasket('us', 'P-AMP')
  const open = () => basketsV2.createBasket({ parameters: { temporary: true }, body: {} })
  const opened = [await open(), await open(), await open(), await open()]
  expect(opened.every(({ temporaryBasket }) => temporaryBasket === true)).toBe(true)
  const quota = await errorOf(open())
  expect(quota.status).toBe(400)
  expect(quota.body).toMatchObject({ type: slug('customer-temporary-baskets-quota-exceeded') })
  const customerId = token.customer_id
  expect(await customers.getCustomerBaskets({ parameters: { customerId } })).toMatchObject({
    total: 1,
    baskets: [{ basketId }],
  })
  const one = { basketId: String(opened[0]?.basketId) }
  const after = await signInLater('us', token.usid, HOUR / 4)
  expect((await errorOf(after.basketsV2.getBasket({ parameters: one }))).status).toBe(404)
})

test('promotes a temporary basket, which replaces the open one or merges with it', async () => {
  const { basketsV2, basketId } = await withBasket('us', 'P-AMP')
  const productId = await fixture('P-APOS', 'us')
  const temporary = async () => {
    const body = { productItems: [{ productId, quantity: 1 }] }
    const opened = await basketsV2.createBasket({ parameters: { temporary: true }, body })
    return String(opened.basketId)
  }
  const [first, second] = [await temporary(), await temporary()]
  const promote = (id: string, how = {}) =>
    basketsV2.promoteTemporaryBasket({ parameters: { basketId: id, ...how } })
  const rejected = await errorOf(promote(first))
  expect(rejected.status).toBe(409)
  expect(rejected.body).toMatchObject({
    type: slug('basket-transfer-basket-already-exists-exception'),
  })
  const open = await errorOf(promote(basketId))
  expect(open.body).toMatchObject({ type: slug('basket-not-promotable-exception') })

  expect(await promote(first, { merge: true })).toMatchObject({
    basketId: first,
    temporaryBasket: false,
    productItems: [{ productId }, {}],
  })
  expect((await errorOf(basketsV2.getBasket({ parameters: { basketId } }))).status).toBe(404)
  expect(await promote(second, { overrideExisting: true })).toMatchObject({
    basketId: second,
    temporaryBasket: false,
    productItems: [{ productId }],
  })
  const former = { basketId: first }
  expect((await errorOf(basketsV2.getBasket({ parameters: former }))).status).toBe(404)
})

test('returns approaching discounts in version 2 if the request expands them', async () => {
  const { basketsV2, basketId } = await withBasket('us', 'P-AMP')
  const parameters = { basketId }
  expect(await basketsV2.getBasket({ parameters })).not.toHaveProperty('approachingDiscounts')
  const requested = await basketsV2.getBasket({
    parameters: { basketId, expand: ['approaching_discounts'] },
  })
  expect(requested.approachingDiscounts).toMatchObject([
    {
      type: 'shipping',
      conditionThreshold: 50,
      merchandiseTotal: requested.productTotal,
      discount: { type: 'free' },
      promotionLink: { promotionId: 'free-shipping-us' },
      shipmentId: 'me',
      shippingMethods: [{ id: 'standard' }],
    },
  ])

  const productId = await fixture('P-ACCENT', 'us')
  await basketsV2.addCouponToBasket({ parameters, body: { code: 'BODY5' } })
  const cream = await basketsV2.addItemToBasket({ parameters, body: [{ productId, quantity: 1 }] })
  const both = await basketsV2.getBasket({
    parameters: { basketId, expand: ['approaching_discounts'] },
  })
  expect(both.approachingDiscounts).toMatchObject([
    { type: 'shipping' },
    {
      type: 'order',
      conditionThreshold: 30,
      merchandiseTotal: cream.productItems?.[1]?.priceAfterItemDiscount,
      discount: { type: 'amount', amount: 5 },
      promotionLink: { promotionId: 'coupon-body-care' },
    },
  ])
})

test('accepts only quantities that start at the minimum of a product and go up by its steps', async () => {
  const { baskets, basketId, basket, productId } = await withBasket('us', 'P-MIN2', 2)
  const parameters = { basketId }
  const [line] = basket.productItems ?? []
  const item = { basketId, itemId: String(line?.itemId) }
  const amp = await fixture('P-AMP', 'us')
  const change = (quantity: number) =>
    baskets.updateItemInBasket({ parameters: item, body: { quantity } })
  for (const attempt of [
    () => baskets.addItemToBasket({ parameters, body: [{ productId, quantity: 1 }] }),
    () => change(1),
    () => change(5),
    () =>
      newGuest('us').then((guest) =>
        guest.baskets.createBasket({ body: { productItems: [{ productId, quantity: 1 }] } }),
      ),
  ]) {
    const { status, body } = await errorOf(attempt())
    expect(status).toBe(400)
    expect(body).toMatchObject({ productId, minOrderQuantity: 2, stepQuantity: 2 })
  }
  await change(4)
  const other = await baskets.addItemToBasket({
    parameters,
    body: [
      { productId, quantity: 2 },
      { productId: amp, quantity: 1 },
    ],
  })
  expect(other.productItems).toMatchObject([{ quantity: 6 }, { quantity: 1 }])
})
