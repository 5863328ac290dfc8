import { expect, test } from 'vitest'

import { control, newGuest, errorOf, fixture } from './clients.ts'
import { seededColors } from './seeded-catalog.ts'

test('returns a product with prices, stock, six images in four sizes, and one before it is lit', async () => {
  const { products } = await newGuest('us')
  const id = await fixture('P-STD', 'us')
  const product = await products.getProduct({
    parameters: { id, allImages: true, perPricebook: true },
  })

  expect(product).toMatchObject({
    id,
    type: { item: true },
    currency: 'USD',
    price: product['c_listPrice'],
    prices: { 'usd-list-prices': product.price },
    tieredPrices: [{ pricebook: 'usd-list-prices', price: product.price, quantity: 1 }],
    inventory: { orderable: true },
    primaryCategory: { parentCategoryTree: expect.any(Array) },
  })
  // Other tests buy the one above at the same time.
  const unbought = await fixture('P-SOCIAL', 'us')
  const { inventory } = await products.getProduct({ parameters: { id: unbought } })
  expect(inventory).toMatchObject({ ats: 50, stockLevel: 50, orderable: true })
  const byView = Map.groupBy(product.imageGroups ?? [], (group) => group.viewType)
  expect([...byView.keys()]).toEqual(['hires', 'large', 'medium', 'small', 'unlit'])
  const counts = ['hires', 'unlit'].map((view) => byView.get(view)?.[0]?.images?.length)
  expect(counts).toEqual([6, 1])
  for (const { images } of product.imageGroups ?? []) {
    const picture = await fetch(images?.[0]?.link ?? '')
    expect(picture.headers.get('content-type')).toContain('image/svg+xml')
    await picture.arrayBuffer()
  }
})

test('returns the sale price beside the list price, in each site’s currency', async () => {
  for (const [siteId, currency] of [
    ['us', 'usd'],
    ['ca', 'cad'],
  ] as const) {
    const { products } = await newGuest(siteId)
    const id = await fixture('P-SALE', siteId)

    const product = await products.getProduct({ parameters: { id, perPricebook: true } })

    const list = Number(product.prices?.[`${currency}-list-prices`])
    const sale = Number(product.prices?.[`${currency}-sale-prices`])
    expect(product.currency).toBe(currency.toUpperCase())
    expect(sale).toBeLessThan(list)
    expect(product).toMatchObject({ price: sale, c_listPrice: list, c_salePrice: sale })
  }
})

test('returns a master with its variation values, without the missing variant and with the sold-out one', async () => {
  const { products } = await newGuest('us')
  const id = await fixture('P-MASTER', 'us')
  const master = await products.getProduct({ parameters: { id, allImages: true } })
  expect(master.type).toEqual({ master: true })
  expect(master.variationAttributes?.map((attribute) => attribute.values?.length)).toEqual([3, 3])
  expect(master.variants).toHaveLength(8)
  expect(master.variants?.filter((variant) => !variant.orderable)).toHaveLength(1)
  expect(master.priceMax).toBeGreaterThan(master.price ?? 0)

  const large = master.imageGroups?.filter((group) => group.viewType === 'large')
  const [single, whole] = [large?.slice(0, 7), large?.slice(7)]
  const colors = await seededColors('P-MASTER', 'us')
  expect(single?.map((group) => group.variationAttributes?.[0])).toEqual([
    undefined,
    { id: 'size', values: [{ value: 'travel' }] },
    { id: 'size', values: [{ value: 'full' }] },
    { id: 'size', values: [{ value: 'large' }] },
    ...colors.map((value) => ({ id: 'color', values: [{ value }] })),
  ])
  // Each variant has a group, with pictures of its size in its color.
  const [, color] = colors
  expect(whole).toHaveLength(8)
  expect(whole?.at(-1)).toMatchObject({
    variationAttributes: [{ values: [{ value: 'large' }] }, { values: [{ value: color }] }],
    images: expect.arrayContaining([
      expect.objectContaining({ link: expect.stringContaining(`size=large&color=${color}`) }),
    ]),
  })
})

test('returns a variant with its own values and all variants of its master', async () => {
  const { products } = await newGuest('us')
  const masterId = await fixture('P-MASTER', 'us')
  const { variants = [] } = await products.getProduct({ parameters: { id: masterId } })

  for (const { productId, variationValues, price } of variants) {
    const variant = await products.getProduct({ parameters: { id: productId } })
    expect(variant).toMatchObject({
      type: { variant: true },
      master: { masterId },
      variationValues,
      variants,
      price,
    })
  }
})

test('returns the members of sets and bundles, and all variants of P-60', async () => {
  const { products } = await newGuest('ca')
  const [set, bundle, sixty] = await Promise.all(
    ['P-SET', 'P-BUNDLE', 'P-60'].map(async (name) =>
      products.getProduct({
        parameters: { id: await fixture(name, 'ca'), locale: 'fr-CA' },
      }),
    ),
  )

  expect(set?.type).toEqual({ set: true })
  expect(set?.setProducts?.map((member) => member.type)).toEqual([
    { master: true },
    { master: true },
  ])
  expect(bundle?.bundledProducts?.length).toBeGreaterThan(1)
  expect(bundle?.bundledProducts?.[0]).toMatchObject({
    quantity: expect.any(Number),
    product: { name: expect.any(String) },
  })
  expect(sixty?.variants).toHaveLength(60)
})

test('returns texts and custom attributes in the requested locale', async () => {
  const { products } = await newGuest('ca')
  const id = await fixture('P-STD', 'ca')
  const read = (locale?: string) =>
    products.getProduct({ parameters: { id, ...(locale && { locale }) } })

  const [usual, english, french] = [await read(), await read('en-CA'), await read('fr-CA')]

  expect(usual.name).toBe(english.name)
  expect(french.name).toMatch(/genévrier/i)
  expect(french['c_form']).not.toBe(english['c_form'])
  expect(french.imageGroups?.[0]?.images?.[0]?.alt).toContain(french.name)
})

test('returns a list in the requested order, without products the site does not sell, and narrowed by a selector', async () => {
  const { products } = await newGuest('us')
  const [std, low, elsewhere] = [
    await fixture('P-SOCIAL', 'us'),
    await fixture('P-LOW2', 'us'),
    await fixture('P-CAONLY', 'ca'),
  ]

  const list = await products.getProducts({
    parameters: {
      ids: [low, 'nothing', ` ${elsewhere}`, ` ${std}`],
      expand: ['availability'],
      select: '(total,data.(id,inventory.(ats)))',
    },
  })
  expect(list).toEqual({
    total: 2,
    data: [
      { id: low, inventory: { ats: 2 } },
      { id: std, inventory: { ats: 50 } },
    ],
  })

  const many = Array.from({ length: 101 }, (_, index) => `P${index}`)
  const tooMany = await errorOf(products.getProducts({ parameters: { ids: many } }))
  expect(tooMany.body).toMatchObject({ title: 'Bad Request', detail: expect.any(String) })
  const selector = await errorOf(
    products.getProduct({ parameters: { id: std, select: '(id,name' } }),
  )
  expect(selector.body['title']).toBe('Malformed Selector')
})

test('returns products that are sold out, without a price or without images', async () => {
  const { products } = await newGuest('us')
  const read = async (name: string) =>
    products.getProduct({ parameters: { id: await fixture(name, 'us'), allImages: true } })

  expect((await read('P-SOLD')).inventory).toMatchObject({ ats: 0, orderable: false })
  const unpriced = await read('P-NOPRICE')
  expect(unpriced).not.toHaveProperty('price')
  expect(unpriced.inventory?.orderable).toBe(false)
  expect((await read('P-NOIMG')).imageGroups).toEqual([])
})

test('returns the prices, images and promotions of a product separately', async () => {
  const { products } = await newGuest('us')
  const id = await fixture('P-PROMO', 'us')

  const prices = await products.getProductPrices({ parameters: { productId: id } })
  const images = await products.getProductImages({
    parameters: { productId: id, imgTypes: 'small:1' },
  })
  const { productPromotions } = await products.getProductPromotions({
    parameters: { productId: id },
  })

  expect(prices).toMatchObject({ productId: id, currency: 'USD', price: expect.any(Number) })
  expect(images.imageGroups?.map((group) => [group.viewType, group.images?.length])).toEqual([
    ['small', 1],
  ])
  expect(productPromotions).toHaveLength(2)
  const ranks = (productPromotions ?? []).map((promotion) => Number(promotion['rank']))
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  expect(ranks).not.toContain(Number.NaN)
})

test('returns two levels of categories for the navigation, and hidden ones by id only', async () => {
  const { products } = await newGuest('ca')

  const { data } = await products.getCategories({
    parameters: { ids: ['root'], levels: 2, locale: 'fr-CA', c_sitenav: true },
  })
  const [root] = data
  const top = root?.categories ?? []
  expect(top.length).toBeGreaterThan(3)
  expect(top[0]).toMatchObject({
    c_showInMenu: true,
    parentCategoryId: 'root',
    parentCategoryTree: [{ id: top[0]?.id, name: top[0]?.name }],
  })
  expect(top.some((category) => (category.categories ?? []).length > 0)).toBe(true)
  expect(top.flatMap((category) => category.categories ?? [])[0]?.categories).toBeUndefined()

  const hidden = await fixture('C-LAB-BANNER', 'ca')
  expect(top.map((category) => category.id)).not.toContain(hidden)
  await expect(products.getCategory({ parameters: { id: hidden } })).resolves.toMatchObject({
    id: hidden,
    c_showInMenu: false,
  })
})

test('returns a changed price everywhere until it is restored', async () => {
  const { products, search } = await newGuest('us')
  const id = await fixture('P-APOS', 'us')
  const before = await products.getProduct({ parameters: { id } })
  const found = async () => {
    const result = await search.productSearch({ parameters: { q: id, expand: ['prices'] } })
    return result.hits?.find((hit) => hit.productId === id)
  }

  await control('PUT', `/prices/${id}`, { siteId: 'us', list: 4321, sale: 1234 })
  expect(await products.getProduct({ parameters: { id } })).toMatchObject({
    price: 12.34,
    c_listPrice: 43.21,
  })
  expect(await found()).toMatchObject({ price: 12.34 })

  await control('DELETE', `/prices/${id}?siteId=us`)
  expect((await products.getProduct({ parameters: { id } })).price).toBe(before.price)
})
