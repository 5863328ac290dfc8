import { expect, test } from 'vitest'

import { cardToken, placeOrder, completeBasket, withBasket } from './purchase.ts'
import { control, newGuest, errorOf, fixture, readThenRestore } from './clients.ts'
import { withBasketsVersion, VERSIONS } from './baskets-versions.ts'

test.each(VERSIONS)(
  '%s: keeps each gift card as a separate item with the chosen amount',
  async (version) => {
    const { baskets, basketId, parameters, basket } = await withBasket('us', 'P-GC', 1, version)
    expect(basket.productItems).toMatchObject([{ price: 5, c_isGiftCard: true }])
    const productId = await fixture('P-EGC', 'us')
    const card = {
      productId,
      quantity: 1,
      c_giftCardRecipient: 'Leo',
      c_giftCardSender: 'Ana',
      c_giftCardRecipientEmail: 'leo@example.org',
      giftMessage: 'Happy birthday',
    }
    const add = (c_giftCardAmount: number | string) =>
      baskets.addItemToBasket({ parameters, body: [{ ...card, c_giftCardAmount }] })
    await add(50)
    const three = await add(50)
    expect(three.productItems).toMatchObject([
      {},
      { ...card, c_giftCardAmount: 50, basePrice: 50, price: 50, taxClassId: 'exempt' },
      { productId, price: 50, c_isVirtual: true },
    ])
    for (const amount of [7, '50 dollars', -50, 500]) {
      expect((await errorOf(add(amount))).body).toMatchObject({
        parameter: 'c_giftCardAmount',
      })
    }
    const itemId = String(three.productItems?.[1]?.itemId)
    const changed = await baskets.updateItemInBasket({
      parameters: { basketId, itemId },
      body: { c_giftCardAmount: 75 },
    })
    expect(changed.productItems?.[1]).toMatchObject({ price: 75, c_giftCardRecipient: 'Leo' })
    await add(10)
    await add(10)
    expect((await errorOf(add(10))).body).toMatchObject({ MaxCardLimit: 5 })
  },
)

test.each(VERSIONS)(
  '%s: adds a bonus product by itself, as long as its product is bought and the bonus is in stock',
  async (version) => {
    const { baskets, basketId, parameters, basket } = await withBasket('us', 'P-BONUS', 1, version)
    const [bought = {}, gift = {}] = basket.productItems ?? []
    expect(bought).toMatchObject({ bonusProductLineItem: false, c_bonusLineItems: [gift.itemId] })
    expect(gift).toMatchObject({
      productId: await fixture('P-APOS', 'us'),
      quantity: 1,
      bonusProductLineItem: true,
      c_isBonusLineItem: true,
      qualifyingProductItemId: bought.itemId,
      priceAfterItemDiscount: 0,
      priceAdjustments: [{ promotionId: 'evening-gift', appliedDiscount: { type: 'bonus' } }],
    })
    expect(basket.productSubTotal).toBe(bought.price)

    const both = await baskets.addItemToBasket({
      parameters,
      body: [{ productId: String(gift.productId), quantity: 1 }],
    })
    expect(both.productItems?.map(({ bonusProductLineItem }) => bonusProductLineItem)).toEqual([
      false,
      true,
      false,
    ])
    const declined = await baskets.removeItemFromBasket({
      parameters: { basketId, itemId: String(gift.itemId) },
    })
    expect(declined.productItems).toHaveLength(2)
    const more = await baskets.updateItemInBasket({
      parameters: { basketId, itemId: String(bought.itemId) },
      body: { quantity: 2 },
    })
    expect(more.productItems).toHaveLength(2)
    const without = await baskets.removeItemFromBasket({
      parameters: { basketId, itemId: String(bought.itemId) },
    })
    expect(without.productItems).toHaveLength(1)
    expect(without).not.toHaveProperty('bonusDiscountLineItems')

    const productId = String(gift.productId)
    await control('PUT', `/stock/${productId}`, { siteId: 'us', ats: 0 })
    try {
      const outOfStock = await withBasket('us', 'P-BONUS', 1, version)
      expect(outOfStock.basket.productItems).toHaveLength(1)
    } finally {
      await control('DELETE', `/stock/${productId}?siteId=us`)
    }
  },
)

test.each(VERSIONS)(
  '%s: lets the shopper choose bonus products, only offered ones and up to the maximum',
  async (version) => {
    const buyer = await withBasket('ca', 'P-BONUS', 1, version)
    const { baskets, basketId, parameters, basket } = buyer
    const [choice] = basket.bonusDiscountLineItems ?? []
    const cream = await fixture('P-AMP', 'ca')
    const names = { productName: expect.any(String), title: expect.any(String) }
    expect(choice).toMatchObject({
      promotionId: 'evening-choice',
      maxBonusItems: 2,
      bonusProducts: expect.arrayContaining([
        expect.objectContaining({ productId: cream, ...names }),
      ]),
    })
    const bonusDiscountLineItemId = String(choice?.id)
    const choose = (productId: string, quantity = 1, id = bonusDiscountLineItemId) =>
      baskets.addItemToBasket({
        parameters,
        body: [{ productId, quantity, bonusDiscountLineItemId: id }],
      })
    expect((await errorOf(choose(cream, 1, 'x'))).status).toBe(400)
    expect((await errorOf(choose(await fixture('P-STD', 'ca')))).body).toHaveProperty('productId')
    expect((await errorOf(choose(cream, 3))).body).toMatchObject({ maxBonusItems: 2 })
    const chosen = await choose(cream, 2)
    expect(chosen.productItems?.[2]).toMatchObject({
      productId: cream,
      quantity: 2,
      bonusDiscountLineItemId,
      bonusProductLineItem: true,
      priceAfterItemDiscount: 0,
    })
    expect((await errorOf(choose(cream))).status).toBe(400)

    await completeBasket(buyer, await cardToken())
    const order = await placeOrder(buyer)
    expect(order).toMatchObject({ productItems: [{}, {}, { bonusProductLineItem: true }] })
    const gone = await errorOf(baskets.getBasket({ parameters: { basketId } }))
    expect(gone.status).toBe(404)
  },
)

test.each(VERSIONS)(
  '%s: tells whether an item can be refreshed automatically, and how often',
  async (version) => {
    const { baskets } = withBasketsVersion(version, await newGuest('us'))
    const { basketId = '' } = await baskets.createBasket({ body: {} })
    const parameters = { basketId }
    const wish = { quantity: 1, c_isAutoRefreshSubscribedItem: true, c_orderGrooveFrequency: 2 }
    const add = async (name: string, more = {}) =>
      baskets.addItemToBasket({
        parameters,
        body: [{ ...wish, productId: await fixture(name, 'us'), ...more }],
      })
    await add('P-AR')
    await add('P-AMP')
    const { productItems } = await add('P-AR2', { c_fromStoreId: await fixture('STORE-A', 'us') })
    expect(productItems).toMatchObject([
      {
        c_autoRefreshAvailable: true,
        c_isAutoRefreshSubscribedItem: true,
        c_orderGrooveFrequency: 2,
      },
      { c_autoRefreshAvailable: false, c_isAutoRefreshSubscribedItem: false },
      { c_autoRefreshAvailable: false, c_isAutoRefreshSubscribedItem: false, bopis: true },
    ])
    expect((await errorOf(add('P-AR', { c_orderGrooveFrequency: 5 }))).body).toMatchObject({
      parameter: 'c_orderGrooveFrequency',
      expected: '1|2|3|4|6',
    })
    const options = [{ optionId: 'engraving', optionValueId: 'initials' }]
    expect((await errorOf(add('P-AMP', { optionItems: options }))).status).toBe(400)
  },
)

test.each(VERSIONS)(
  '%s: adds, changes and removes gift certificates of the offered amounts',
  async (version) => {
    const { baskets, basketId, parameters } = await withBasket('us', 'P-AMP', 1, version)
    const gift = {
      recipientEmail: 'leo@example.org',
      recipientName: 'Leo',
      senderName: 'Ana',
      message: 'Happy birthday',
      c_productID: await fixture('P-EGC', 'us'),
    }
    const add = (amount: number, more = {}) =>
      baskets.addGiftCertificateItemToBasket({ parameters, body: { ...gift, amount, ...more } })
    for (const amount of [-5, 0, 7, 25.5, 251]) {
      expect((await errorOf(add(amount))).body, String(amount)).toMatchObject({
        parameter: 'amount',
      })
    }
    expect((await errorOf(add(25, { recipientEmail: 'leo' }))).status).toBe(400)
    expect((await errorOf(add(25, { shipmentId: 'x' }))).status).toBe(404)
    const basket = await add(25)
    expect(basket.giftCertificateItems).toMatchObject([
      {
        ...gift,
        amount: 25,
        shipmentId: 'me',
        c_lineItemText: 'Dusk E-Gift Card',
        c_productImage: expect.stringContaining('/pictures/'),
        c_isGiftCard: true,
        c_isVirtual: true,
      },
    ])
    expect(basket).not.toHaveProperty('c_basketType')
    const giftCertificateItemId = String(basket.giftCertificateItems?.[0]?.giftCertificateItemId)
    const one = { basketId, giftCertificateItemId }
    const changed = await baskets.updateGiftCertificateItemInBasket({
      parameters: one,
      body: { amount: 100, recipientEmail: 'zoe@example.org' },
    })
    expect(changed.giftCertificateItems).toMatchObject([
      {
        giftCertificateItemId,
        amount: 100,
        recipientEmail: 'zoe@example.org',
        message: gift.message,
      },
    ])
    for (const amount of [10, 15, 20, 30]) await add(amount)
    expect((await errorOf(add(5))).body).toMatchObject({ MaxCardLimit: 5 })
    const without = await baskets.removeGiftCertificateItemFromBasket({ parameters: one })
    expect(without.giftCertificateItems).toHaveLength(4)
    const again = await errorOf(baskets.removeGiftCertificateItemFromBasket({ parameters: one }))
    expect(again.status).toBe(404)
  },
)

test('rejects an order with more gift certificates than the limit at the time it is placed', async () => {
  const buyer = await withBasket('ca', 'P-AMP')
  for (const amount of [5, 10, 15, 20, 25]) {
    await buyer.baskets.addGiftCertificateItemToBasket({
      parameters: buyer.parameters,
      body: { amount, recipientEmail: 'leo@example.org' },
    })
  }
  await completeBasket(buyer, await cardToken())
  await control('PUT', '/preferences/ca/MaxCardLimit', { value: 4 })
  const { status, body } = await readThenRestore(
    () => control('DELETE', '/preferences/ca/MaxCardLimit'),
    () => errorOf(placeOrder(buyer)),
  )
  expect(status).toBe(400)
  expect(body).toMatchObject({ MaxCardLimit: 4 })
  expect(await placeOrder(buyer)).toMatchObject({ giftCertificateItems: Array(5).fill({}) })
})
