import * as v from 'valibot'

import { ProductTile } from '#shared/product/product.ts'
import { ProductRows } from '#shared/product/product-extras.ts'

import { CATALOG } from '../cache/freshness.ts'
import { defineParsed, idsOf, listed, tagged, type ManifestEntry } from '../cache/manifest-entry.ts'

export const recommendations: ManifestEntry<ProductTile[]> = defineParsed(v.array(ProductTile), {
  name: 'recommendations',
  why: 'Many shoppers add the same products, but callers may combine products as they like.',
  keyParts: ['site', 'locale', 'recommender', 'product ids'],
  tiers: ['memory'],
  ...CATALOG,
  tagsOf: (shown) => tagged('product', idsOf(shown)),
})

export const productRows: ManifestEntry<ProductRows> = defineParsed(ProductRows, {
  name: 'productRows',
  why: 'Without a visitor’s id the decision for a product is the same for every visitor.',
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

export const recommendationEntries = [recommendations, productRows, recommendedFor] as const
