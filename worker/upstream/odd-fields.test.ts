import * as v from 'valibot'
import { expect, test } from 'vitest'

import { Bag } from '#shared/bag/bag.ts'
import { Checkout } from '#shared/checkout/checkout.ts'
import { Product, ProductTile } from '#shared/product/product.ts'

import { mapProduct } from '../product/map-product.ts'
import { mapHit } from '../product/map-tile.ts'
import { mapperForTest } from '../markup/testing/mapper-for-test.ts'
import { mapBag } from '../bag/map-bag.ts'
import { mapCheckout, mapShippingMethods } from '../checkout/map-checkout.ts'
import { parseCart } from '../bag/parse-cart.ts'
import { parseLeniently } from './parse-usable.ts'
import { WireProduct } from '../product/products.ts'
import { WireBasket, WireOrder } from '../bag/wire-basket.ts'
import { WireSearch } from '../product/wire-search.ts'

const mapper = mapperForTest('us', 'en-US')
const sources = { mapper, couponLimit: 3 }

const ODD = [undefined, null, true, 7, -0.5, 'odd', '', [], [null], ['odd'], {}, { odd: [1] }]

/** Without these, an item can be neither shown nor changed, so the bag is unavailable. */
const ITEM = [
  ...['', '.0', '.0.itemId', '.0.productId', '.0.quantity'].map((path) => `productItems${path}`),
  ...['', '.0', '.0.giftCertificateItemId', '.0.amount'].map(
    (path) => `giftCertificateItems${path}`,
  ),
]

test('a bag with one odd or missing field keeps its items, unless it is a field that no item can do without', () => {
  const broken = brokenBy(WireBasket, [...ITEM, 'basketId'], (document) => {
    const basket = parseCart(WireBasket, document)
    if (!basket) return false
    const bag = v.parse(Bag, mapBag(basket, sources))
    const methods = basket.shipments.flatMap(({ shippingMethod }) => shippingMethod ?? [])
    const shippingMethods = mapShippingMethods(methods, { mapper })
    const paymentField = { origin: 'https://pay.example', address: 'https://pay.example/field' }
    v.parse(
      Checkout,
      mapCheckout(basket, {
        bag,
        pickup: null,
        arrival: null,
        shippingMethods,
        paymentField,
        giftCardLimit: 4,
      }),
    )
    return bag.lines.length === 1 && bag.giftCertificates.length === 1
  })
  expect(broken).toEqual([])
})

test('an order with one odd or missing field keeps its items, unless it is a field that no item can do without', () => {
  const broken = brokenBy(WireOrder, [...ITEM, 'orderNo'], (document) => {
    const order = parseCart(WireOrder, document)
    if (!order) return false
    const { lines, giftCertificates } = v.parse(Bag, mapBag(order, sources))
    return lines.length === 1 && giftCertificates.length === 1
  })
  expect(broken).toEqual([])
})

test('a product with one odd or missing field is shown, unless it is the id', () => {
  const broken = brokenBy(WireProduct, ['id'], (document) => {
    const { output } = parseLeniently(WireProduct, document)
    if (!output) return false
    const product = mapProduct(output, { mapper, callouts: [], navigation: null })
    return v.is(Product, product)
  })
  expect(broken).toEqual([])
})

test('a search hit with one odd or missing field is shown, unless it is the id', () => {
  const broken = brokenBy(WireSearch, ['hits', 'hits.0', 'hits.0.productId'], (document) => {
    const { output } = parseLeniently(WireSearch, document)
    const [tile] = output?.hits.map((hit) => mapHit(hit, { mapper, ranks: null })) ?? []
    return v.is(ProductTile, tile)
  })
  expect(broken).toEqual([])
})

/** Each field and odd value with which an otherwise complete document does not work. */
function brokenBy(
  schema: v.GenericSchema,
  required: readonly string[],
  works: (document: unknown) => boolean,
): string[] {
  const complete = exampleOf(schema)
  const paths = pathsIn(complete).filter((path) => !required.includes(path.join('.')))
  if (!works(complete) || paths.length < MIN_FIELDS) return ['the complete document']
  return paths.flatMap((path) =>
    ODD.filter((odd) => !hasWorked(works, replaced(complete, path, odd))).map(
      (odd) => `${path.join('.')}: ${JSON.stringify(odd)}`,
    ),
  )
}

/** Every schema has more. With fewer, the example would be incomplete, and the test would prove little. */
const MIN_FIELDS = 30

function hasWorked(works: (document: unknown) => boolean, document: unknown) {
  try {
    return works(document)
  } catch {
    return false
  }
}

interface Shape {
  type: string
  entries?: Readonly<Record<string, Shape>>
  wrapped?: Shape
  item?: Shape
  options?: readonly unknown[]
  value?: Shape
}

/** A document with every field of the schema. */
function exampleOf(shape: Shape): unknown {
  const { type, entries, wrapped, item, options, value } = shape
  if (wrapped) return exampleOf(wrapped)
  if (entries) {
    return Object.fromEntries(Object.entries(entries).map(([name, of]) => [name, exampleOf(of)]))
  }
  if (item) return [exampleOf(item)]
  if (type === 'record' && value) return { size: exampleOf(value) }
  if (type === 'picklist') return options?.[0]
  return EXAMPLES[type] ?? 'JW0801'
}

const EXAMPLES: Readonly<Record<string, unknown>> = { number: 2, boolean: false, unknown: false }

/** The paths of all fields and list items. */
const pathsIn = (value: unknown): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, field]) => [
        [name],
        ...pathsIn(field).map((path) => [name, ...path]),
      ])
    : []

function replaced(value: unknown, [name, ...rest]: readonly string[], odd: unknown): unknown {
  if (name === undefined) return odd
  const entries = Object.entries(value ?? {}).map(
    ([key, field]) => [key, key === name ? replaced(field, rest, odd) : field] as const,
  )
  if (Array.isArray(value)) return entries.map(([, field]) => field)
  return Object.fromEntries(entries.filter(([, field]) => field !== undefined))
}
