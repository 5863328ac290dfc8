import * as v from 'valibot'

import {
  Ingredients,
  ListedProof,
  Post,
  ProductRows,
  SocialProof,
} from '#shared/reviews/product-extras.ts'

import { CATALOG } from './freshness.ts'
import { defineParsed, idsOf, listed, tagged, type ManifestEntry } from './manifest-entry.ts'

/*
 * The pages that show these values are cached at the edge. The values themselves are kept in memory only, because a request
 * may cause at most 50 others.
 */

const ofProduct = ([, , id]: readonly string[]) => tagged('product', listed(id))

export const socialProof: ManifestEntry<SocialProof | null> = defineParsed(
  v.nullable(SocialProof),
  {
    name: 'socialProof',
    why: 'The count is the same for everybody, and need not be exact.',
    keyParts: ['site', 'locale', 'product id'],
    tiers: ['memory'],
    ...CATALOG,
    tagsOf: (_, key) => ofProduct(key),
  },
)

export const listedProof: ManifestEntry<ListedProof> = defineParsed(ListedProof, {
  name: 'listedProof',
  why: 'Without a visitor’s id it is the same for everybody who sees the list, and need not be exact.',
  keyParts: ['site', 'locale', 'product ids'],
  tiers: ['memory'],
  ...CATALOG,
  tagsOf: (said) => tagged('product', new Set(Object.keys(said))),
})

export const gallery: ManifestEntry<Post[]> = defineParsed(v.array(Post), {
  name: 'gallery',
  why: 'Approved pictures of a product change rarely, and every visitor of its page sees them.',
  keyParts: ['site', 'locale', 'product id'],
  tiers: ['memory'],
  ...CATALOG,
  tagsOf: (_, key) => ofProduct(key),
})

export const ingredients: ManifestEntry<Ingredients | null> = defineParsed(
  v.nullable(Ingredients),
  {
    name: 'ingredients',
    why: 'A record is found by the product’s UPC. Callers of the API choose it, so it stays out of the edge.',
    keyParts: ['site', 'locale', 'UPC'],
    tiers: ['memory'],
    ...CATALOG,
  },
)

export const productRows: ManifestEntry<ProductRows> = defineParsed(ProductRows, {
  name: 'productRows',
  why: 'Without a visitor’s id the decision for a product is the same for everybody who looks at it.',
  keyParts: ['site', 'locale', 'product id'],
  tiers: ['memory'],
  ...CATALOG,
  tagsOf: ({ product1_rr, product2_rr }, [, , id]) => [
    ...tagged('product', new Set([...listed(id), ...idsOf(product1_rr), ...idsOf(product2_rr)])),
  ],
})

export const recommendedFor: ManifestEntry<ProductRows['product1_rr']> = defineParsed(
  v.array(ProductRows.entries.product1_rr.item),
  {
    name: 'recommendedFor',
    why: 'Rows of categories, bags and searches without a result. Callers may combine products as they like.',
    keyParts: ['site', 'locale', 'recommender', 'product ids or empty', 'category ids or empty'],
    tiers: ['memory'],
    ...CATALOG,
    tagsOf: (shown) => tagged('product', idsOf(shown)),
  },
)

export const extrasEntries = [
  socialProof,
  listedProof,
  gallery,
  ingredients,
  productRows,
  recommendedFor,
] as const
