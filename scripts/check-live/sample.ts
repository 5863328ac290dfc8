import * as v from 'valibot'

import { CategoryId } from '#shared/listing/category.ts'
import { AssetId } from '#shared/content/content.ts'
import { DEFAULT_SORTING } from '#shared/listing/page-parameters.ts'
import { ProductId } from '#shared/product/product.ts'
import { readProducts, type WireProduct } from '#worker/product/products.ts'
import { searchProducts } from '#worker/product/product-search-calls.ts'
import type { WireHit } from '#worker/product/wire-search.ts'

import type { Instance } from './instance.ts'

/** The maximum number of products per call. */
const SIZE = 24

export const ASSET = v.parse(AssetId, 'customer-care')

const ALL = {
  phrase: null,
  categoryId: v.parse(CategoryId, 'root'),
  refinements: [],
  sorting: DEFAULT_SORTING,
  limit: SIZE,
  offset: 0,
}

/** Sample products of the instance: the given ones, or else the first of a search. */
export async function readSample(instance: Instance, named: readonly string[]) {
  const { commerce, attempt } = instance
  const search = await attempt(() => searchProducts(commerce, ALL, undefined))
  const found = search.value?.hits.map(({ productId }) => productId) ?? []
  const ids = [...new Set([...named, ...found])].flatMap((id) => {
    const parsed = v.safeParse(ProductId, id)
    return parsed.success ? [parsed.output] : []
  })
  const products = await attempt(() =>
    readProducts(commerce, { ids: ids.slice(0, SIZE), signal: undefined }),
  )
  return { search, products: products.value ?? [], failure: search.failure ?? products.failure }
}

export type Sample = Awaited<ReturnType<typeof readSample>>

/** The price books of the products. */
export const usedPriceBooks = (products: readonly WireProduct[]) =>
  new Set(
    products
      .flatMap(({ tieredPrices, priceRanges }) => [...tieredPrices, ...priceRanges])
      .map(({ pricebook }) => pricebook),
  )

/** The pictures of hits and products. */
export const listPictures = (hits: readonly WireHit[], products: readonly WireProduct[]) => [
  ...hits.flatMap(({ image }) => image ?? []),
  ...products.flatMap(({ imageGroups }) => imageGroups.flatMap(({ images }) => images)),
]
