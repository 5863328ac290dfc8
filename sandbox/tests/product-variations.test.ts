import { expect, test } from 'vitest'

import { control, newGuest, errorOf, fixture, readThenRestore } from './clients.ts'
import { seededColors } from './seeded-catalog.ts'

test('returns a variation group with its own variants and lowest price', async () => {
  const { products, availability } = await newGuest('ca')
  const masterId = await fixture('P-GROUPS', 'ca')
  const groupId = await fixture('P-GROUP', 'ca')
  const request = (id: string, more: object = {}) =>
    products.getProduct({ parameters: { id, locale: 'fr-CA', perPricebook: true, ...more } })

  const [master, group] = [await request(masterId), await request(groupId, { allImages: true })]

  expect(group).toMatchObject({
    type: { variationGroup: true },
    currency: 'CAD',
    price: 23.5,
    priceMax: 31.5,
    priceRanges: [{ pricebook: 'cad-list-prices', minPrice: 23.5, maxPrice: 31.5 }],
    master: { masterId, prices: { 'cad-list-prices': 23.5 } },
    variationValues: { color: 'chalk' },
  })
  expect(group.name).toBe(`${master.name}, Craie`)
  expect(group.variants?.map(({ variationValues }) => variationValues?.['color'])).toEqual([
    'chalk',
    'chalk',
  ])
  const choices = group.variationAttributes?.map(({ id, values }) => [id, values?.length])
  expect(choices).toEqual([
    ['size', 2],
    ['color', 1],
  ])
  expect(group.variationGroups).toEqual(master.variationGroups)
  const colors = await seededColors('P-GROUPS', 'ca')
  expect(colors).toHaveLength(3)
  expect(master.variationGroups?.map(({ variationValues }) => variationValues?.['color'])).toEqual(
    colors,
  )
  expect(master.variants).toHaveLength(6)
  expect(JSON.stringify(group.imageGroups)).not.toContain('ochre')

  const response = await availability.getAvailability({
    parameters: { productIds: [groupId], expand: ['variations'] },
  })
  const stock = response.data.map(({ inventories }) => inventories[0]?.ats)
  expect(stock).toEqual([80, 40, 40])
})

test('finds a variation group by hit type and stock of its variants, and rejects it in a basket', async () => {
  const { products, search, baskets } = await newGuest('us')
  const masterId = await fixture('P-GROUPS', 'us')
  const groupId = await fixture('P-GROUP', 'us')
  const find = async (...refine: string[]) => {
    const { hits } = await search.productSearch({
      parameters: {
        q: 'combed stoneware',
        refine,
        allVariationProperties: true,
        expand: ['prices', 'variations', 'represented_products'],
      },
    })
    return hits
  }
  const groups = await find('htype=variation_group')
  const masters = await find('htype=master')
  expect(groups).toHaveLength(3)
  expect(masters.map(({ productId }) => productId)).toEqual([masterId])
  expect(groups[0]).toMatchObject({
    productId: groupId,
    hitType: 'variation_group',
    productType: { variationGroup: true },
    price: 17.95,
    orderable: true,
  })
  expect(groups[0]?.variants?.map(({ productId }) => ({ id: productId }))).toEqual(
    groups[0]?.representedProducts,
  )
  expect(masters[0]?.variationGroups).toEqual(
    groups.map(({ productId, price, orderable }) =>
      expect.objectContaining({ productId, price, orderable }),
    ),
  )
  const { variants } = await products.getProduct({ parameters: { id: groupId } })
  for (const { productId } of variants ?? []) {
    await control('PUT', `/stock/${productId}`, { siteId: 'us', ats: 0 })
  }
  const restore = async () => {
    for (const { productId } of variants ?? [])
      await control('DELETE', `/stock/${productId}?siteId=us`)
  }
  const filters = ['htype=variation_group', 'orderable_only=true']
  const left = await readThenRestore(restore, () => find(...filters))
  expect(left.map(({ productId }) => productId)).not.toContain(groupId)
  expect(left).toHaveLength(2)
  const { basketId = '' } = await baskets.createBasket({ body: {} })
  const rejected = await errorOf(
    baskets.addItemToBasket({
      parameters: { basketId },
      body: [{ productId: groupId, quantity: 1 }],
    }),
  )
  expect(rejected.status).toBe(400)
})

test('returns tiered prices by price book for a product, a hit and a variant', async () => {
  const { products, search } = await newGuest('us')
  const id = await fixture('P-TIER', 'us')
  const tiers = [
    { pricebook: 'usd-list-prices', price: 8.95, quantity: 1 },
    { pricebook: 'usd-list-prices', price: 7.95, quantity: 3 },
    { pricebook: 'usd-list-prices', price: 6.95, quantity: 6 },
  ]

  const product = await products.getProduct({ parameters: { id, perPricebook: true } })
  expect(product).toMatchObject({ price: 8.95, prices: { 'usd-list-prices': 8.95 } })
  expect(product.tieredPrices).toEqual(tiers)
  const prices = await products.getProductPrices({ parameters: { productId: id } })
  expect(prices.tieredPrices).toEqual(tiers)
  const { hits } = await search.productSearch({ parameters: { q: id, perPricebook: true } })
  expect(hits?.[0]?.tieredPrices).toEqual(tiers)

  const vessel = await products.getProduct({
    parameters: { id: await fixture('P-GROUPS', 'us'), perPricebook: true },
  })
  const bowls = vessel.variants?.filter(
    ({ variationValues }) => variationValues?.['size'] === 'large',
  )
  expect(bowls?.[0]?.tieredPrices?.at(-1)).toEqual({
    pricebook: 'usd-list-prices',
    price: 21.95,
    quantity: 4,
  })

  await control('PUT', `/prices/${id}`, { siteId: 'us', list: 750 })
  const cheap = await readThenRestore(
    () => control('DELETE', `/prices/${id}?siteId=us`),
    () => products.getProduct({ parameters: { id, perPricebook: true } }),
  )
  expect(cheap.tieredPrices?.map(({ quantity }) => quantity)).toEqual([1, 6])
})

test('charges the tiered price that the quantity in the basket reaches', async () => {
  const { baskets } = await newGuest('us')
  const id = await fixture('P-TIER', 'us')
  const { basketId = '' } = await baskets.createBasket({ body: {} })
  const filled = await baskets.addItemToBasket({
    parameters: { basketId },
    body: [{ productId: id, quantity: 2 }],
  })
  expect(filled.productItems).toMatchObject([{ basePrice: 8.95, price: 17.9 }])
  const itemId = filled.productItems?.[0]?.itemId ?? ''
  for (const [quantity, basePrice, price] of [
    [3, 7.95, 23.85],
    [5, 7.95, 39.75],
    [6, 6.95, 41.7],
    [1, 8.95, 8.95],
  ] as const) {
    const changed = await baskets.updateItemInBasket({
      parameters: { basketId, itemId },
      body: { quantity },
    })
    expect(changed).toMatchObject({
      productItems: [{ quantity, basePrice, price }],
      productSubTotal: price,
    })
  }
})

test('returns the options of a product with their prices if expanded', async () => {
  const { products } = await newGuest('ca')
  const id = await fixture('P-OPTION', 'ca')
  const { options } = await products.getProduct({
    parameters: { id, locale: 'fr-CA', expand: ['options'] },
  })
  expect(options?.map((option) => option.name)).toEqual(['Emballage-cadeau', 'Couvercle gravé'])
  expect(options?.[0]?.values).toEqual([
    { id: 'none', name: 'Sans emballage-cadeau', price: 0, default: true },
    { id: 'paper', name: 'Papier kraft et ficelle', price: 4.95, default: false },
    { id: 'linen', name: expect.any(String), price: 10.5, default: false },
  ])
  const without = await products.getProduct({ parameters: { id, expand: ['prices'] } })
  expect(without).not.toHaveProperty('options')
})

async function productWithOptions() {
  const { baskets } = await newGuest('us')
  const productId = await fixture('P-OPTION', 'us')
  const { basketId = '' } = await baskets.createBasket({ body: {} })
  const add = (optionItems: { optionId: string; optionValueId: string }[], quantity = 2) =>
    baskets.addItemToBasket({
      parameters: { basketId },
      body: [{ productId, quantity, optionItems }],
    })
  return { baskets, basketId, add }
}

const paper = { optionId: 'giftWrap', optionValueId: 'paper' }

test('adds chosen options as option items, on a separate basket item', async () => {
  const { add } = await productWithOptions()

  const plain = await add([])
  const [line] = plain.productItems ?? []
  const units = Number(line?.price)
  expect(plain.productSubTotal).toBe(units)
  expect(line?.optionItems).toMatchObject([
    { optionId: 'giftWrap', optionValueId: 'none', price: 0, quantity: 2 },
    { optionId: 'engraving', optionValueId: 'plain', price: 0 },
  ])
  const wrapped = await add([paper])
  expect(wrapped.productItems?.map(({ optionItems }) => optionItems?.[0])).toMatchObject([
    { optionValueId: 'none' },
    { ...paper, basePrice: 3.95, price: 7.9, itemText: 'Gift Wrap: Kraft paper and string' },
  ])
  expect(wrapped.productSubTotal).toBe(units * 2 + 7.9)
  const again = await add([paper])
  expect(again.productItems?.map(({ quantity }) => quantity)).toEqual([2, 2, 2])

  for (const strange of [
    { optionId: 'ribbon', optionValueId: 'red' },
    { ...paper, optionValueId: 'gold' },
  ]) {
    expect((await errorOf(add([strange]))).body).toMatchObject({ title: 'Bad Request' })
  }
})

test('changes an option, and taxes it at the destination of its product', async () => {
  const { baskets, basketId, add } = await productWithOptions()
  const { productItems: [line] = [] } = await add([paper])
  await baskets.updateItemInBasket({
    parameters: { basketId, itemId: line?.itemId ?? '' },
    body: { quantity: 1, optionItems: [{ optionId: 'engraving', optionValueId: 'star' }] },
  })

  const sent = await baskets.updateShippingAddressForShipment({
    parameters: { basketId, shipmentId: 'me' },
    body: { lastName: 'Ash', countryCode: 'US', stateCode: 'OH', postalCode: '43215' },
  })

  const [item] = sent.productItems ?? []
  const chosen = item?.optionItems ?? []
  expect(chosen.map(({ optionValueId, price }) => [optionValueId, price])).toEqual([
    ['paper', 3.95],
    ['star', 6],
  ])
  const taxes = [item, ...chosen].map((taxed) => Number(taxed?.tax))
  expect(Math.min(...taxes)).toBeGreaterThan(0)
  expect(sent.merchandizeTotalTax).toBeCloseTo(taxes.reduce((sum, tax) => sum + tax))
})
