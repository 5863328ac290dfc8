import { describe, expect, it } from 'vitest'
import { catalog } from '../seed/catalog.ts'
import { colors } from './colors.ts'
import { fixtures } from './fixtures/fixtures.ts'
import { forms } from './forms/forms.ts'
import { fragrances } from './fragrances/fragrances.ts'
import { ingredientRecords } from './products/ingredient-records.ts'
import type { SeedProduct } from './model.ts'
import type { PictureSubject } from './picture-subject.ts'
import { refinements } from './products/refinements.ts'
import { upc } from './upc.ts'
import { holders } from './pictures/parts/holders.ts'

const { products, categories, promotions } = catalog
const listing = products.filter(({ type }) => type !== 'variant')
const byId = new Map(products.map((product) => [product.id, product]))
const shelfById = new Map(categories.map((category) => [category.id, category]))
const designOf = (picture: PictureSubject) => ('fragrance' in picture ? picture.fragrance : '')
const categoryIds = new Set(categories.map(({ id }) => id))

describe('the range', () => {
  it('offers at least 600 products in each country', () => {
    for (const site of ['us', 'ca'] as const) {
      expect(listing.filter(({ sites }) => sites.includes(site)).length).toBeGreaterThanOrEqual(600)
    }
  })

  it('has 40 fragrances in six families and 15 forms', () => {
    expect(fragrances).toHaveLength(40)
    const sizes = Object.values(Object.groupBy(fragrances, ({ family }) => family))
    expect(sizes.map((family) => family.length)).toEqual([7, 7, 7, 6, 6, 7])
    expect(forms).toHaveLength(15)
    for (const { id, liquid, label } of fragrances) {
      expect(id).toMatch(/^[a-z]+$/)
      expect(liquid + label).toMatch(/^(#[0-9a-f]{6}){2}$/)
    }
  })

  it('varies like a real one: some products are on sale, a few are sold out or limited to one country', () => {
    const ordinary = listing.filter(({ id }) => id.startsWith('JW'))
    const share = (count: number) => count / ordinary.length
    const count = (test: (product: SeedProduct) => boolean) => ordinary.filter(test).length
    const onSale = count(({ price }) => (price.us ?? price.ca)?.sale !== undefined)
    expect(share(onSale)).toBeGreaterThan(0.08)
    expect(share(onSale)).toBeLessThan(0.16)
    expect(share(count(({ stock }) => stock === 0))).toBeLessThan(0.04)
    expect(count(({ stock }) => stock === 0)).toBeGreaterThan(3)
    expect(count(({ sites }) => sites.length === 1)).toBeGreaterThan(3)
    expect(new Set(ordinary.map(({ rank }) => rank)).size).toBeGreaterThan(200)
  })
})

describe('references', () => {
  it('gives every product a unique id of letters and digits', () => {
    expect(byId.size).toBe(products.length)
    expect(products.filter(({ id }) => !/^[A-Z0-9]{4,16}$/.test(id))).toEqual([])
  })

  it('has a separate drawing for each candle holder, with its name', () => {
    const range = listing.filter(({ id }) => id.startsWith('JWH'))
    const drawings = new Map(Object.entries(holders))
    expect(range.map(({ picture }) => drawings.get(designOf(picture))?.name)).toEqual(
      range.map(({ name }) => name),
    )
    expect(new Set(range.map(({ picture }) => designOf(picture))).size).toBe(range.length)
  })

  it('gives every scanned product a unique code with the correct check digit', () => {
    const scanned = products.flatMap(({ type, upc: code }) =>
      type !== 'bundle' && code !== undefined ? [code] : [],
    )
    expect(new Set(scanned).size).toBe(scanned.length)
    expect(scanned.map((code) => upc(code.slice(0, 11)))).toEqual(scanned)
    expect(upc('03600029145')).toBe('036000291452')
  })

  it('refer only to categories, promotions and products that exist', () => {
    const parents = new Set([...categoryIds, 'root'])
    for (const { parentId } of categories) expect(parents).toContain(parentId)
    const offers = new Set(promotions.map(({ id }) => id))
    const drawn = [...fragrances.map(({ id }) => id), ...Object.keys(holders), 'plain']
    const scents = new Set(drawn)
    const glazes = new Set(colors.map(({ id }) => id))
    for (const { picture, ...product } of products) {
      const shelves = [...product.categories, product.primaryCategory]
      expect(shelves.filter((id) => !categoryIds.has(id))).toEqual([])
      expect(product.promotions?.filter((id) => !offers.has(id)) ?? []).toEqual([])
      expect(scents.has(designOf(picture)) && glazes.has(picture.color ?? 'chalk')).toBe(true)
      const members = product.bundledProducts?.map(({ id }) => id) ?? product.setProducts ?? []
      expect(members.filter((id) => byId.get(id)?.sites.length !== 2)).toEqual([])
    }
  })

  it('offers exactly the values of a master’s variants', () => {
    const variants = Map.groupBy(
      products.filter(({ type }) => type === 'variant'),
      ({ masterId }) => masterId,
    )
    for (const master of products.filter(({ type }) => type === 'master')) {
      const own = variants.get(master.id) ?? []
      variants.delete(master.id)
      expect(own.length).toBeGreaterThan(1)
      for (const { id, values } of master.variationAttributes ?? []) {
        const used = new Set(own.map(({ variationValues }) => variationValues?.[id]))
        expect(used).toEqual(new Set(values.map(({ value }) => value)))
      }
      const choices = own.map(({ variationValues }) => JSON.stringify(variationValues))
      expect(new Set(choices).size).toBe(own.length)
    }
    expect([...variants.keys()]).toEqual([])
  })

  it('has a label for every value that a grid can be refined by', () => {
    for (const { attributeId, values } of refinements) {
      const labelled = new Set<unknown>(values.map(({ value }) => value))
      const carried = products
        .map(({ custom }): unknown => new Map(Object.entries(custom)).get(attributeId))
        .filter(Array.isArray)
        .flat()
      // Only the few gift cards have amounts.
      expect(carried.length).toBeGreaterThan(attributeId === 'c_refinementAmount' ? 10 : 20)
      expect(carried.filter((value) => !labelled.has(value))).toEqual([])
    }
  })

  it('keeps fixtures out of ordinary categories, and keeps the empty category empty', () => {
    const shelved = products.filter(({ id }) => id.startsWith('FX'))
    expect(new Set(shelved.flatMap((product) => product.categories))).toEqual(new Set(['fixtures']))
    const misplaced = products.filter(
      (product) =>
        product.categories.includes('empty-shelf') ||
        (product.categories.includes('fixtures') && !product.id.startsWith('FX')),
    )
    expect(misplaced).toEqual([])
  })

  it('has products in every leaf category of the navigation', () => {
    const filled = new Set(listing.flatMap((product) => product.categories))
    const parents = new Set(categories.map(({ parentId }) => parentId))
    const leaves = categories.filter(({ id, inNavigation }) => inNavigation && !parents.has(id))
    expect(leaves.length).toBeGreaterThan(25)
    expect(leaves.filter(({ id }) => !filled.has(id))).toEqual([])
  })
})

describe('prices', () => {
  it('exist in cents for each country where a product is sold, and sale prices are below list prices', () => {
    const priced = products.filter(
      ({ id, type }) => id !== fixtures['P-NOPRICE']?.us && type !== 'variationGroup',
    )
    for (const product of priced) {
      expect(Object.keys(product.price).toSorted()).toEqual(product.sites.toSorted())
    }
    const prices = priced
      .flatMap(({ price }) => Object.values(price))
      .filter((each) => each !== undefined)
    expect(prices.filter(({ list }) => !Number.isInteger(list) || list <= 0)).toEqual([])
    const sales = prices.flatMap(({ list, sale }) => (sale === undefined ? [] : [sale / list]))
    expect(Math.max(...sales)).toBeLessThan(0.9)
    expect(Math.min(...sales)).toBeGreaterThan(0.4)
  })

  it('are not simply converted from US to Canadian dollars', () => {
    const ratios = forms.flatMap(({ sizes }) =>
      sizes.map(({ price }) => price.ca.list / price.us.list),
    )
    expect(new Set(ratios).size).toBeGreaterThan(10)
    expect(Math.min(...ratios)).toBeGreaterThan(1.2)
  })
})

describe('fixtures', () => {
  const product = (name: string) => byId.get(fixtures[name]?.us ?? '')

  it('refer to products and categories of their site', () => {
    const astray = Object.entries(fixtures).filter(([name, ids]) =>
      Object.entries(ids).some(([site, id]) => {
        const sites: string[] =
          (name.startsWith('C-') ? shelfById : byId).get(id ?? '')?.sites ?? []
        return !sites.includes(site)
      }),
    )
    expect(astray).toEqual([])
  })

  it('match their names', () => {
    expect(product('P-STD')).toMatchObject({
      type: 'item',
      stock: 50,
      picture: { views: 6 },
      custom: { c_webPurchaseLimit: 10, c_bopisPurchaseLimit: 10 },
    })
    const table = products.filter(({ masterId }) => masterId === product('P-MASTER')?.id)
    expect(table).toHaveLength(8)
    expect(table.filter(({ stock }) => stock === 0)).toHaveLength(1)
    expect(products.filter(({ masterId }) => masterId === product('P-60')?.id)).toHaveLength(60)
    expect(product('P-VOOS')).toMatchObject({ type: 'variant', stock: 0 })
    const members = product('P-SET')?.setProducts ?? []
    expect(members.map((id) => byId.get(id)?.type)).toEqual(['master', 'master'])
    expect(product('P-BUNDLE')).toMatchObject({ type: 'bundle' })
    expect(product('P-PROMO')?.promotions).toHaveLength(2)
    expect(product('P-NOIMG')?.picture.views).toBe(0)
    expect(product('P-NOPRICE')?.price).toEqual({})
    expect(product('P-GONE')?.online).toBe(false)
    expect(product('P-HOSTILE')?.longDescription.fr).toContain('</script>')
    expect(product('P-AMP')?.name.en).toContain('&')
    expect(product('P-3WICK')?.name.en).toMatch(/3-Wick/)
  })

  it('have ingredient records', () => {
    const records = new Map(ingredientRecords(products).map((record) => [record.upc, record]))
    for (const name of ['P-ING', 'P-ILN', 'P-STD']) {
      const record = records.get(product(name)?.upc ?? '')
      expect(JSON.parse(record?.designatedList ?? '')).not.toHaveLength(0)
    }
  })
})
