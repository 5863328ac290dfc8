import { expect, test } from 'vitest'

import { categories } from './categories.ts'
import { colors } from './colors.ts'
import { products as createProducts } from './products.ts'
import { stockProfile } from './profile.ts'

const products = createProducts()
const listed = products.filter(({ type }) => type !== 'variant')
const byId = new Map(products.map((product) => [product.id, product]))
const siteIds = Object.keys(stockProfile.sites)

test('about 150 products have ids of their own, and a name and texts in both languages', () => {
  expect(byId.size).toBe(products.length)
  expect(listed.length).toBeGreaterThan(145)
  expect(listed.length).toBeLessThan(160)
  const names = listed.map(({ name }) => name)
  expect(new Set(names.map(({ en }) => en)).size).toBe(listed.length)
  expect(new Set(names.map(({ fr }) => fr)).size).toBe(listed.length)
  const untranslated = listed.filter(
    ({ name, longDescription: text }) => name.en === name.fr || text.en === text.fr,
  )
  expect(untranslated).toEqual([])
})

test('products name only categories, promotions, colors and members that exist', () => {
  const known = {
    categories: new Set(categories.map(({ id }) => id)),
    promotions: new Set(stockProfile.promotions.map(({ id }) => id)),
    colors: new Set(colors.map(({ id }) => id)),
  }
  for (const { parentId } of categories) {
    expect(parentId === 'root' || known.categories.has(parentId)).toBe(true)
  }
  for (const product of products) {
    const members = [
      ...(product.setProducts ?? []),
      ...(product.bundledProducts ?? []).map(({ id }) => id),
    ]
    expect(members.filter((id) => !byId.has(id))).toEqual([])
    expect(product.categories.filter((id) => !known.categories.has(id))).toEqual([])
    expect((product.promotions ?? []).filter((id) => !known.promotions.has(id))).toEqual([])
    expect(known.colors.has(product.picture.color ?? '')).toBe(true)
  }
})

test('every category shows products', () => {
  const filled = new Set(listed.flatMap((product) => product.categories))
  const parents = new Set(categories.map(({ parentId }) => parentId))
  expect(categories.filter(({ id }) => !filled.has(id) && !parents.has(id))).toEqual([])
})

test('prices are whole amounts on all four sites, and some are on sale everywhere', () => {
  const priced = products.filter(({ price }) => Object.keys(price).length > 0)
  for (const { price } of priced) expect(Object.keys(price)).toEqual(siteIds)
  const prices = priced.flatMap(({ price }) => Object.values(price)).flatMap((each) => each ?? [])
  expect(prices.filter(({ list }) => list % 100 !== 0 || list <= 0)).toEqual([])
  const sales = prices.flatMap(({ list, sale }) => (sale === undefined ? [] : [sale / list]))
  expect(sales.length).toBeGreaterThan(100)
  expect(Math.max(...sales)).toBeLessThan(0.75)
})

test('some variants are sold out, and some are nearly so', () => {
  const stock = products.filter(({ type }) => type === 'variant').map((variant) => variant.stock)
  const share = (count: number) => count / stock.length
  expect(share(stock.filter((units) => units === 0).length)).toBeGreaterThan(0.05)
  expect(share(stock.filter((units) => units > 0 && units < 4).length)).toBeGreaterThan(0.05)
})

test('every value of a refinement that products carry has a label', () => {
  for (const { attributeId, values } of stockProfile.refinements) {
    const labelled = new Set<unknown>(values.map(({ value }) => value))
    const carried = products.flatMap(({ brand, custom }): unknown[] => {
      if (attributeId === 'brand') return [brand]
      const value: unknown = new Map(Object.entries(custom)).get(attributeId)
      return Array.isArray(value) ? value : []
    })
    expect(carried.length).toBeGreaterThan(100)
    expect(carried.filter((value) => !labelled.has(value))).toEqual([])
  }
})
