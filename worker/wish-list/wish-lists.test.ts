import * as v from 'valibot'
import { expect, test, vi } from 'vitest'

import type { Catalog } from '#shared/catalog.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { ProductId, type ProductTile } from '#shared/product/product.ts'
import { WishId } from '#shared/wish-list/wish-list.ts'

import { wishedProducts } from './wish-lists.ts'

const idOf = (text: string) => v.parse(ProductId, text)
const wishOf = (text: string) => ({ id: v.parse(WishId, `w-${text}`), productId: idOf(text) })

const tileOf = (id: string, part: Partial<ProductTile> = {}): ProductTile => ({
  id: idOf(id),
  kind: 'item',
  name: id,
  path: `/p/${id}`,
  heading: null,
  form: null,
  picture: null,
  price: null,
  callout: null,
  badges: [],
  orderable: true,
  isGiftCard: false,
  pickup: true,
  choices: null,
  swatches: [],
  buys: null,
  isMemberExclusive: false,
  rating: null,
  ...part,
})

/** A catalog with these tiles, and no product in full. */
function catalogOf(...tiles: ProductTile[]) {
  const getTiles = vi.fn<Catalog['getTiles']>(async ({ ids }) =>
    tiles.filter(({ id }) => ids.includes(id)),
  )
  const getProduct: Catalog['getProduct'] = () => Promise.reject(new ProblemError('unavailable'))
  return { getTiles, getProduct }
}

test('what is no longer sold stays on the list, and a variant is shown without its values', async () => {
  const catalog = catalogOf(tileOf('ITEM'), tileOf('VARIANT', { kind: 'variant' }))
  const products = await wishedProducts(catalog, ['ITEM', 'VARIANT', 'GONE'].map(wishOf))
  expect(products).toMatchObject([
    { tile: { name: 'ITEM' } },
    { tile: { name: 'VARIANT' }, chosen: [] },
    { tile: null, chosen: [] },
  ])
})

test('a long list is read in parts, each product once', async () => {
  const ids = Array.from({ length: 50 }, (_, index) => `P${index}`)
  const catalog = catalogOf(...ids.map((id) => tileOf(id)))
  const products = await wishedProducts(catalog, [...ids, 'P0'].map(wishOf))
  expect(products).toHaveLength(51)
  expect(products.every(({ tile }) => tile !== null)).toBe(true)
  expect(catalog.getTiles.mock.calls.map(([{ ids }]) => ids.length)).toEqual([24, 24, 2])
})
