import * as v from 'valibot'
import { expect, test } from 'vitest'

import { mapperForTest } from '../markup/testing/mapper-for-test.ts'
import { tileCallout } from './callouts.ts'
import { mapProduct } from './map-product.ts'
import { mapHit } from './map-tile.ts'
import { WireProduct } from './products.ts'
import { WireSearch } from './wire-search.ts'

const mapper = mapperForTest('us', 'en-US')
const ORIGIN = 'https://pictures.example'
const STATIC = 'https://zzrf-001.example/on/demandware.static/catalog'

const usd = (minorUnits: number) => ({ minorUnits, currency: 'USD' })

const productFrom = (fields: object) =>
  mapProduct(v.parse(WireProduct, { id: '25518447M', name: 'Crêpe d’Été', ...fields }), {
    mapper,
    callouts: [],
    navigation: null,
  })

const tileFrom = (fields: object) => {
  const hits = [{ productId: '25518447M', productName: 'Crêpe d’Été', price: 20, ...fields }]
  const [hit] = v.parse(WireSearch, { total: 1, hits }).hits
  return hit ? mapHit(hit, { mapper, ranks: null }) : null
}

test('without the list price book, the former price is the highest of the price books', () => {
  const tieredPrices = [
    { pricebook: 'usd-m-sale-prices', price: 20, quantity: 1 },
    { pricebook: 'usd-m-list-prices', price: 30, quantity: 1 },
    { pricebook: 'usd-m-sale-prices', price: 15, quantity: 10 },
  ]
  expect(productFrom({ price: 20, tieredPrices }).price?.was).toEqual(usd(3000))
  expect(productFrom({ price: 30, tieredPrices: tieredPrices.slice(1) }).price?.was).toBeNull()

  const priceRanges = [
    { pricebook: 'usd-m-sale-prices', minPrice: 20, maxPrice: 25 },
    { pricebook: 'usd-m-list-prices', minPrice: 30, maxPrice: 35 },
  ]
  expect(tileFrom({ price: 20, priceMax: 25, priceRanges })?.price).toEqual({
    now: usd(2000),
    upTo: usd(2500),
    was: usd(3000),
    wasUpTo: usd(3500),
  })
})

test('a picture at an address that browsers may not load is loaded from the image service', () => {
  const image = { link: `${STATIC}/large/shirt.jpg`, disBaseLink: `${ORIGIN}/dw/shirt.jpg` }
  const imageGroups = [{ viewType: 'large', images: [image] }]
  const values = [{ value: 'JJ', name: 'Café', imageSwatch: image }]
  const variationAttributes = [{ id: 'color', values }]
  const product = productFrom({ imageGroups, variationAttributes })
  expect(product.pictures).toEqual([{ link: `${ORIGIN}/dw/shirt.jpg`, alt: '' }])
  expect(product.variationAttributes[0]?.values[0]?.swatch?.link).toBe(`${ORIGIN}/dw/shirt.jpg`)
  const tile = tileFrom({ image, variationAttributes, hitType: 'master' })
  expect(tile?.picture?.link).toBe(`${ORIGIN}/dw/shirt.jpg`)
  expect(tile?.swatches).toHaveLength(1)

  const both = { link: `${ORIGIN}/shirt.jpg?w=80`, disBaseLink: `${ORIGIN}/dw/shirt.jpg` }
  expect(tileFrom({ image: both })?.picture?.link).toBe(both.link)
  const neither = { link: image.link, disBaseLink: `${STATIC}/dw/shirt.jpg` }
  expect(tileFrom({ image: neither })?.picture).toBeNull()
})

test('a product is chosen by any attributes, in the order of the instance', () => {
  const product = productFrom({
    type: { master: true },
    variationAttributes: ['color', 'width', 'size', 'no id'].map((id) => ({
      id,
      name: `The ${id}`,
      values: [{ value: 'a' }, { value: 'b' }],
    })),
    variants: [
      { productId: '1', orderable: true, price: 5, variationValues: { color: 'a', width: 'b' } },
    ],
  })
  expect(product.variationAttributes.map(({ id, name }) => [id, name])).toEqual([
    ['color', 'The color'],
    ['width', 'The width'],
    ['size', 'The size'],
  ])
  expect(product.variants[0]?.values).toEqual({ color: 'a', width: 'b' })
})

test('a master without a represented product has a tile that leads to its page', () => {
  expect(tileFrom({ hitType: 'master', productType: { master: true } })).toMatchObject({
    name: 'Crêpe d’Été',
    path: '/p/crepe-dete-25518447M',
    kind: 'master',
    heading: null,
    form: null,
    buys: null,
  })
})

test('lines of a callout stay apart, and its links and scripts are left out', () => {
  const calloutOf = (calloutMsg: string) => tileCallout([{ promotionId: 'P', calloutMsg }], null)
  expect(calloutOf('10% off linen<br>while it lasts')).toBe('10% off linen while it lasts')
  expect(calloutOf('<p>Buy&nbsp;two</p><p>get <em>on</em>e</p>')).toBe('Buy\u00a0two get one')
  expect(calloutOf('<b>Knit</b>: <a href="javascript:x">see</a><script>x</script>')).toBe(
    'Knit: see',
  )
})
