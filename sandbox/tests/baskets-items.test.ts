import { expect, test } from 'vitest'

import { withBasket } from './purchase.ts'
import { stockedProductIds } from './stocked-products.ts'
import { newGuest, errorOf, fixture, origin } from './clients.ts'
import { VERSIONS } from './baskets-versions.ts'
import { formOf, seededProduct, thirdFree } from './seeded-catalog.ts'

const NOT_ADDED = /^Sorry! We can’t add the item\(s\) to your bag due to low stock/

test.each(VERSIONS)(
  '%s: adds to an item, changes it, swaps its product and removes it',
  async (version) => {
    const { baskets, basketId, basket, parameters } = await withBasket('us', 'P-AMP', 2, version)
    const [line] = basket.productItems ?? []
    const itemId = String(line?.itemId)
    expect(line).toMatchObject({
      quantity: 2,
      shipmentId: 'me',
      c_itemName: 'Salt & Cedar Hand Cream',
      c_available: true,
      c_pdpProductID: line?.productId,
      c_imageURL: expect.stringContaining(`${origin}/pictures/`),
    })

    const more = await baskets.addItemToBasket({
      parameters,
      body: [{ productId: String(line?.productId), quantity: 1, price: 0.01, c_addedPrice: 9.5 }],
    })
    expect(more.productItems).toMatchObject([
      { itemId, quantity: 3, basePrice: line?.basePrice, c_addedPrice: 9.5 },
    ])

    const variant = `${await fixture('P-VOOSMASTER', 'us')}T`
    const swapped = await baskets.updateItemInBasket({
      parameters: { basketId, itemId },
      body: { productId: variant, quantity: 1, gift: true, giftMessage: 'For you' },
    })
    expect(swapped.productItems).toMatchObject([
      {
        itemId,
        productId: variant,
        quantity: 1,
        gift: true,
        giftMessage: 'For you',
        c_pdpProductID: await fixture('P-VOOSMASTER', 'us'),
        c_variationAttributes: [{ id: 'size', name: 'Size' }],
      },
    ])

    const unknown = baskets.updateItemsInBasket({
      parameters,
      body: [{ itemId: 'x', quantity: 1 }],
    })
    expect((await errorOf(unknown)).body).toMatchObject({ title: 'Bad Request', itemId: 'x' })
    const emptied = await baskets.updateItemsInBasket({
      parameters,
      body: [{ itemId, quantity: 0 }],
    })
    expect(emptied).not.toHaveProperty('productItems')
    const removal = baskets.removeItemFromBasket({ parameters: { basketId, itemId } })
    expect((await errorOf(removal)).status).toBe(400)
  },
)

test.each(VERSIONS)('%s: rejects a product that cannot be sold, and says why', async (version) => {
  const { baskets, parameters } = await withBasket('us', 'P-AMP', 1, version)
  const add = async (name: string, quantity = 1) => {
    const productId = (await fixture(name, 'us').catch(() => name)) ?? name
    return errorOf(baskets.addItemToBasket({ parameters, body: [{ productId, quantity }] }))
  }
  const slug = (type: string) => expect.stringMatching(new RegExp(`/${type}$`))

  for (const name of ['P-LOW2', 'P-SOLD', 'P-VOOS', 'P-FSO', 'P-NOPRICE']) {
    const { status, body } = await add(name, 3)
    expect(status, name).toBe(400)
    expect(body, name).toMatchObject({
      title: 'Product Item Not Available',
      type: slug('product-item-not-available'),
      productId: await fixture(name, 'us'),
    })
  }
  expect((await add('P-LOW2', 3)).body).toMatchObject({ availableQuantity: 2 })
  for (const name of ['P-MASTER', 'P-SET', 'P-GONE', 'P-MEMBER', 'no-such-product']) {
    const { status, body } = await add(name)
    expect(status, name).toBe(400)
    expect(body, name).toMatchObject({ type: slug('bad-request') })
    expect(body, name).toHaveProperty('productId')
  }
  for (const quantity of [0, -1, 1.5, 1000]) {
    expect((await add('P-AMP', quantity)).body).toMatchObject({ parameter: 'quantity' })
  }
  const { productItems } = await baskets.getBasket({ parameters })
  expect(productItems).toHaveLength(1)
})

test.each(VERSIONS)(
  '%s: adds nothing above the purchase limit, and says so in the basket',
  async (version) => {
    const { baskets, basketId, basket, parameters } = await withBasket('us', 'P-LIMIT3', 3, version)
    const itemId = String(basket.productItems?.[0]?.itemId)
    expect(basket.productItems).toMatchObject([{ c_availableQuantity: 3, c_webPurchaseLimit: 3 }])
    expect(basket).not.toHaveProperty('c_notAddedError')
    const add = (productId: string, quantity: number) =>
      baskets.addItemToBasket({ parameters, body: [{ productId, quantity }] })

    const productId = await fixture('P-LIMIT3', 'us')
    expect(await add(productId, 1)).toMatchObject({
      productItems: [{ quantity: 3 }],
      c_notAddedError: expect.stringMatching(NOT_ADDED),
    })
    const wrapped = [{ productId, quantity: 1, gift: true }]
    expect(await baskets.addItemToBasket({ parameters, body: wrapped })).toMatchObject({
      productItems: [{ quantity: 3 }],
      c_notAddedError: expect.stringMatching(NOT_ADDED),
    })
    const changed = await baskets.updateItemInBasket({
      parameters: { basketId, itemId },
      body: { quantity: 4 },
    })
    expect(changed).toMatchObject({ productItems: [{ quantity: 3 }] })
    expect(changed).toHaveProperty('c_notAddedError')
    expect(await baskets.getBasket({ parameters })).not.toHaveProperty('c_notAddedError')

    const master = await fixture('P-LIMIT3M', 'us')
    await add(`${master}T`, 2)
    const siblingVariant = await add(`${master}F`, 2)
    expect(siblingVariant.productItems).toHaveLength(2)
    expect(siblingVariant).toHaveProperty('c_notAddedError')
    expect(await add(await fixture('P-NOTADDED', 'us'), 1)).toHaveProperty('c_notAddedError')
  },
)

test('accepts a hundred items in a basket and rejects more', async () => {
  const { baskets, ...shopper } = await newGuest('us')
  const ids = await stockedProductIds(shopper, 101)
  const items = ids.map((productId) => ({ productId, quantity: 1 }))
  const { basketId = '' } = await baskets.createBasket({ body: {} })
  const parameters = { basketId }
  const tooMany = baskets.addItemToBasket({ parameters, body: items })
  expect((await errorOf(tooMany)).status).toBe(400)
  const full = await baskets.addItemToBasket({ parameters, body: items.slice(0, 100) })
  expect(full.productItems).toHaveLength(100)
  const another = await errorOf(baskets.addItemToBasket({ parameters, body: items.slice(100) }))
  expect(another.body).toMatchObject({ maximumProductItems: 100 })
  const more = await baskets.addItemToBasket({ parameters, body: items.slice(0, 1) })
  expect(more.productItems?.[0]?.quantity).toBe(2)
})

test('returns everything a bag shows of an item, and the contents of a bundle', async () => {
  const { baskets, parameters, basket, productId } = await withBasket('us', 'P-PROMO', 3)
  const seeded = await seededProduct('P-PROMO', 'us')
  const [name, form] = [seeded.name.en, formOf(seeded, 'en')]
  const [item] = basket.productItems ?? []
  expect(item).toMatchObject({
    productId,
    productName: name,
    productForm: form,
    quantity: 3,
    basePrice: 16.95,
    price: 50.85,
    priceAfterItemDiscount: 33.9,
    bopis: false,
    c_discountUnitPrice: 11.3,
    c_imageURL: expect.stringContaining('/pictures/products/'),
    c_itemName: name,
    c_itemSubtitle: form,
    c_itemSize: '8\u00a0oz\u00a0/\u00a0227\u00a0g',
    c_pdpProductID: productId,
    c_available: true,
    c_isBonusLineItem: false,
    c_autoRefreshAvailable: false,
    c_isAutoRefreshSubscribedItem: false,
    priceAdjustments: [
      {
        promotionId: thirdFree.id,
        itemText: thirdFree.name.en,
        c_showItemName: true,
        c_calloutMessage: thirdFree.calloutMsg.en,
        c_promotionDetails: expect.stringContaining('least expensive'),
      },
    ],
  })
  const two = await baskets.updateItemInBasket({
    parameters: { ...parameters, itemId: String(item?.itemId) },
    body: { quantity: 2 },
  })
  expect(two.productItems).toMatchObject([
    { c_approachingDiscountCallout: { calloutMsg: expect.any(String) } },
  ])
  const bundled = await baskets.addItemToBasket({
    parameters,
    body: [{ productId: await fixture('P-BUNDLE', 'us'), quantity: 2 }],
  })
  const parts = bundled.productItems?.[1]?.bundledProductItems ?? []
  expect(parts.length).toBeGreaterThan(1)
  for (const part of parts) {
    expect(part).toMatchObject({ productName: expect.stringMatching(/ /), shipmentId: 'me' })
    expect(Number(part.quantity) % 2).toBe(0)
  }
})

test('sets the quantity of the item with the same options if c_set_qty is true', async () => {
  const { baskets, parameters, productId } = await withBasket('us', 'P-OPTION', 1)
  const set = async (optionValueId: string, quantity: number, c_set_qty: boolean | string) => {
    const optionItems = [{ optionId: 'giftWrap', optionValueId }]
    const { productItems } = await baskets.addItemToBasket({
      parameters,
      body: [{ productId, quantity, optionItems, c_set_qty }],
    })
    return productItems?.map((item) => [item.optionItems?.[0]?.optionValueId, item.quantity])
  }

  expect(await set('none', 4, true)).toEqual([['none', 4]])
  const wrapped = ['paper', 2]
  expect(await set('paper', 2, 'true')).toEqual([['none', 4], wrapped])
  expect(await set('none', 3, true)).toEqual([['none', 3], wrapped])
  expect(await set('paper', 2, false)).toEqual([['none', 3], wrapped, wrapped])
})

test('increases the quantity of an item with the same details, and adds a new item otherwise', async () => {
  const { baskets, parameters, productId } = await withBasket('us', 'P-AR')
  const add = async (more = {}) => {
    const body = [{ productId, quantity: 1, ...more }]
    const { productItems } = await baskets.addItemToBasket({ parameters, body })
    return productItems?.map((line) => line.quantity)
  }
  const wrapped = { gift: true, giftMessage: 'm'.repeat(4000) }
  const again = { c_isAutoRefreshSubscribedItem: true, c_orderGrooveFrequency: 2 }

  expect(await add(again)).toEqual([1, 1])
  expect(await add()).toEqual([2, 1])
  expect(await add(again)).toEqual([2, 2])
  expect(await add({ ...again, c_orderGrooveFrequency: 3 })).toEqual([2, 2, 1])
  expect(await add(wrapped)).toEqual([2, 2, 1, 1])
  expect(await add({ ...wrapped, giftMessage: 'For me' })).toEqual([2, 2, 1, 1, 1])
  expect(await add(wrapped)).toEqual([2, 2, 1, 2, 1])
  expect(await add({ inventoryId: 'invStoreA' })).toEqual([2, 2, 1, 2, 1, 1])
  const rarely = { ...again, c_orderGrooveFrequency: 6, c_set_qty: true }
  expect(await add(rarely)).toEqual([1, 2, 1, 2, 1, 1])
  const { productItems } = await baskets.getBasket({ parameters })
  expect(productItems).toMatchObject([
    { gift: false, c_orderGrooveFrequency: 6 },
    { gift: false, ...again },
    { c_orderGrooveFrequency: 3 },
    { ...wrapped, c_isAutoRefreshSubscribedItem: false },
    { gift: true, giftMessage: 'For me' },
    { gift: false, inventoryId: 'invStoreA', c_isAutoRefreshSubscribedItem: false },
  ])
})
