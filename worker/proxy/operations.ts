import type * as v from 'valibot'

import { CategoryId } from '#shared/listing/category.ts'
import { ProductId } from '#shared/product/product.ts'

import type { Named, PublicFamily } from '../upstream/families.ts'

/** The API families of the operations. The root of the worker hands them in. */
export type ProxyFamilies = Readonly<
  Record<
    'products' | 'categories' | 'search' | 'suggestions' | 'slots' | 'ranks',
    Named<PublicFamily>
  >
>

/** A SCAPI read operation that the proxy offers. */
export interface Operation {
  name: string
  family: keyof ProxyFamilies
  /** The path segment after the organization. */
  resource: string
  /** The schema of the id that follows. Null if there is no id. */
  id: v.GenericSchema<unknown, string> | null
  /** The allowed query parameters besides `siteId`. */
  query: readonly string[]
}

const VIEWER_QUERY = ['locale', 'currency', 'personalized']
const PICTURE_QUERY = ['allImages', 'imgTypes']

const PRODUCT_QUERY = [
  'expand',
  'select',
  'inventoryIds',
  'perPricebook',
  ...PICTURE_QUERY,
  ...VIEWER_QUERY,
]

const CATEGORY_QUERY = ['levels', 'locale']

const SEARCH_QUERY = [
  'q',
  'refine',
  'sort',
  'limit',
  'offset',
  'expand',
  'select',
  'perPricebook',
  'allVariationProperties',
  'includedCustomVariationProperties',
  'searchMode',
  ...PICTURE_QUERY,
  ...VIEWER_QUERY,
]

const SUGGESTION_QUERY = [
  'q',
  'limit',
  'expand',
  'includedCustomProductProperties',
  'includeEinsteinSuggestedPhrases',
  'searchMode',
  ...VIEWER_QUERY,
]

export const OPERATIONS: readonly Operation[] = [
  {
    name: 'proxyProducts',
    family: 'products',
    resource: 'products',
    id: null,
    query: ['ids', ...PRODUCT_QUERY],
  },
  {
    name: 'proxyProduct',
    family: 'products',
    resource: 'products',
    id: ProductId,
    query: PRODUCT_QUERY,
  },
  {
    name: 'proxyCategories',
    family: 'categories',
    resource: 'categories',
    id: null,
    query: ['ids', ...CATEGORY_QUERY],
  },
  {
    name: 'proxyCategory',
    family: 'categories',
    resource: 'categories',
    id: CategoryId,
    query: CATEGORY_QUERY,
  },
  {
    name: 'proxySearch',
    family: 'search',
    resource: 'product-search',
    id: null,
    query: SEARCH_QUERY,
  },
  {
    name: 'proxySuggestions',
    family: 'suggestions',
    resource: 'search-suggestions',
    id: null,
    query: SUGGESTION_QUERY,
  },
  {
    name: 'proxySlots',
    family: 'slots',
    resource: 'slots',
    id: null,
    query: ['c_id', 'c_categoryId', 'locale'],
  },
  { name: 'proxyRanks', family: 'ranks', resource: 'rank', id: null, query: [] },
]
