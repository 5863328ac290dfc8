import { expect, test } from 'vitest'

import { signInAgentFor } from './agents.ts'
import { cardToken, placeOrder, completeBasket, withBasket } from './purchase.ts'
import { register } from './accounts.ts'
import { errorOf, fixture } from './clients.ts'
import { withBasketsVersion, type Version, VERSIONS } from './baskets-versions.ts'
import { thirdFree } from './seeded-catalog.ts'

test.each(VERSIONS)(
  '%s: lets an agent take a basket over and hand it back, with one basket for each of them',
  async (version) => {
    const shopper = withBasketsVersion(version, await register('us'))
    const { basketId = '' } = await shopper.baskets.createBasket({ body: {} })
    const parameters = { basketId }
    const rejected = await errorOf(shopper.baskets.updateAsAgentBasket({ parameters }))
    expect(rejected.status).toBe(403)

    const agent = withBasketsVersion(version, await signInAgentFor(shopper.login))
    const taken = await agent.baskets.updateAsAgentBasket({ parameters })
    expect(taken).toMatchObject({ basketId, agentBasket: true })
    const customer = { customerId: agent.token.customer_id }
    expect(await shopper.customers.getCustomerBaskets({ parameters: customer })).toEqual({
      total: 0,
    })
    expect(await agent.customers.getCustomerBaskets({ parameters: customer })).toMatchObject({
      total: 1,
      baskets: [{ basketId, agentBasket: true }],
    })

    const own = await shopper.baskets.createBasket({ body: {} })
    const other = { basketId: String(own.basketId) }
    const quota = await errorOf(agent.baskets.updateAsAgentBasket({ parameters: other }))
    expect(quota.body).toMatchObject({ basketIds: basketId })
    const full = await errorOf(agent.baskets.updateAsStorefrontBasket({ parameters }))
    expect(full.status).toBe(400)
    expect(full.body).toMatchObject({
      title: 'Customer Baskets Quota Exceeded',
      basketIds: own.basketId,
    })
    const exchanged = await agent.baskets.updateAsStorefrontBasket({
      parameters: { basketId, exchange: true },
    })
    expect(exchanged).toMatchObject({ basketId, agentBasket: false })
    expect(await agent.baskets.getBasket({ parameters: other })).toMatchObject({
      agentBasket: true,
    })
    expect(await shopper.customers.getCustomerBaskets({ parameters: customer })).toMatchObject({
      total: 1,
      baskets: [{ basketId }],
    })
  },
)

/** A guest's basket that an agent has filled, ready to be ordered. */
async function agentBasket(quantity: number, version: Version) {
  const agent = withBasketsVersion(version, await signInAgentFor('guest'))
  const productId = await fixture('P-STD', 'us')
  const { basketId = '' } = await agent.baskets.createBasket({
    body: { productItems: [{ productId, quantity }] },
  })
  const parameters = { basketId }
  const buyer = { ...agent, siteId: 'us', productId, basketId, basket: {}, parameters }
  const { productItems: [line = {}] = [], shippingItems: [shippingItem = {}] = [] } =
    await completeBasket(buyer, await cardToken())
  return {
    ...buyer,
    price: Number(line.priceAfterItemDiscount),
    itemId: String(line.itemId),
    shippingId: String(shippingItem.itemId),
  }
}

test.each(VERSIONS)(
  '%s: lets an agent add, change and remove a price adjustment of an item',
  async (version) => {
    const { baskets, basketId, parameters, itemId, price } = await agentBasket(2, version)
    const reduced = await baskets.addPriceAdjustmentToBasket({
      parameters,
      body: {
        level: 'product',
        itemId,
        promotionId: 'dented',
        itemText: 'Dented tin',
        reasonCode: 'GOODWILL',
        discount: { type: 'percentage', value: 10 },
      },
    })
    const adjustments = (reduced.productItems ?? []).flatMap((line) => line.priceAdjustments ?? [])
    const manualAdjustments = adjustments.filter(({ manual }) => manual === true)
    expect(manualAdjustments).toMatchObject([
      {
        promotionId: 'dented',
        itemText: 'Dented tin',
        reasonCode: 'GOODWILL',
        custom: true,
        createdBy: expect.stringContaining('@'),
        appliedDiscount: { type: 'percentage', percentage: 10 },
        price: -Math.round(price * 10) / 100,
      },
    ])
    const one = { basketId, priceAdjustmentId: String(manualAdjustments[0]?.priceAdjustmentId) }
    const changed = await baskets.updatePriceAdjustmentInBasket({
      parameters: one,
      body: { discount: { type: 'fixed_price', value: 1 }, reasonCode: 'PRICE_MATCH' },
    })
    expect(changed.productItems).toMatchObject([{ priceAfterItemDiscount: 2 }])
    const over = baskets.updatePriceAdjustmentInBasket({
      parameters: one,
      body: { discount: { type: 'fixed_price', value: 1000 } },
    })
    expect((await errorOf(over)).body).toMatchObject({ parameter: 'discount.value' })
    const without = await baskets.removePriceAdjustmentFromBasket({ parameters: one })
    expect(without.productItems).toMatchObject([{ priceAfterItemDiscount: price }])
    for (const attempt of [
      () => baskets.removePriceAdjustmentFromBasket({ parameters: one }),
      () =>
        baskets.updatePriceAdjustmentInBasket({ parameters: one, body: { reasonCode: 'LATE' } }),
    ]) {
      const gone = await errorOf(attempt())
      expect(gone.status).toBe(404)
      expect(gone.body).toMatchObject({ title: 'Price Adjustment Not Found' })
    }
  },
)

test('keeps an agent’s price adjustments of shipping and order in the placed order', async () => {
  const buyer = await agentBasket(1, 'v1')
  const { baskets, parameters, shippingId } = buyer
  const shippingItem = await baskets.addPriceAdjustmentToBasket({
    parameters,
    body: { level: 'shipping', itemId: shippingId, discount: { type: 'fixed_price', value: 1 } },
  })
  expect(shippingItem.shippingTotal).toBe(1)
  const order = await baskets.addPriceAdjustmentToBasket({
    parameters,
    body: { level: 'order', discount: { type: 'amount', value: 3 } },
  })
  expect(order.orderPriceAdjustments).toMatchObject([{ price: -3, manual: true }])
  expect(Number(order.productTotal)).toBeCloseTo(Number(order.productSubTotal) - 3)
  expect(await placeOrder(buyer)).toMatchObject({
    createdBy: expect.stringContaining('@'),
    shippingTotal: 1,
    orderPriceAdjustments: [{ price: -3 }],
    orderTotal: order.orderTotal,
  })
})

test.each(VERSIONS)(
  '%s: rejects an invalid price adjustment, and one by anyone but the agent of the basket',
  async (version) => {
    const agent = withBasketsVersion(version, await signInAgentFor('guest'))
    const productId = await fixture('P-AMP', 'us')
    const { basketId = '', productItems } = await agent.baskets.createBasket({
      body: { productItems: [{ productId, quantity: 1 }] },
    })
    const itemId = String(productItems?.[0]?.itemId)
    const add = (body: Parameters<typeof agent.baskets.addPriceAdjustmentToBasket>[0]['body']) =>
      agent.baskets.addPriceAdjustmentToBasket({ parameters: { basketId }, body })
    const discount = { type: 'amount', value: 1 } as const
    await add({ level: 'product', itemId, promotionId: 'mine', discount })
    // Parsed from JSON because some are invalid, which the types of the client do not allow.
    const rejections: Parameters<typeof add>[0][] = JSON.parse(
      JSON.stringify([
        { level: 'order', discount: { type: 'fixed_price', value: 1 } },
        { level: 'product', itemId, promotionId: 'mine', discount },
        { level: 'order', promotionId: thirdFree.id, discount },
        { level: 'product', itemId: 'x', discount },
        { level: 'shipping', itemId, discount },
        { level: 'product', itemId, discount: { type: 'amount', value: 1000 } },
        { level: 'order', discount: { type: 'percentage', value: 101 } },
        { level: 'bag', discount },
      ]),
    )
    for (const body of rejections) {
      const { status } = await errorOf(add(body))
      expect(status, JSON.stringify(body)).toBe(400)
    }
    const guest = await withBasket('us', 'P-AMP', 1, version)
    const adjustment = { level: 'order', discount } as const
    const own = guest.baskets.addPriceAdjustmentToBasket({
      parameters: guest.parameters,
      body: adjustment,
    })
    expect((await errorOf(own)).status).toBe(403)
    const foreign = agent.baskets.addPriceAdjustmentToBasket({
      parameters: guest.parameters,
      body: adjustment,
    })
    expect((await errorOf(foreign)).body).toMatchObject({
      detail: 'The customer is invalid.',
    })
  },
)
