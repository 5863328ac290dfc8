import type { Localized } from '../platform/localized.ts'
import type { Language } from '../platform/sites.ts'
import { sql, type Sql } from '../platform/sql.ts'
import type { Filters, SearchRequest } from './request.ts'

const sortings = [
  { id: 'best-matches', label: { en: 'Best Matches', fr: 'Meilleurs résultats' } },
  { id: 'most-popular', label: { en: 'Most Popular', fr: 'Les plus populaires' } },
  { id: 'newest', label: { en: 'Newest', fr: 'Nouveautés' } },
  { id: 'price-low-to-high', label: { en: 'Price Low to High', fr: 'Prix croissant' } },
  { id: 'price-high-to-low', label: { en: 'Price High to Low', fr: 'Prix décroissant' } },
  {
    id: 'product-name-ascending',
    label: { en: 'Product Name A - Z', fr: 'Nom de produit, A à Z' },
  },
  {
    id: 'product-name-descending',
    label: { en: 'Product Name Z - A', fr: 'Nom de produit, Z à A' },
  },
] as const satisfies { id: string; label: Localized }[]

export type Sorting = (typeof sortings)[number]['id']

/** The sorting with this id, or the default without an id; undefined for an id that is not offered. */
export const sortingOf = (id = 'best-matches'): Sorting | undefined =>
  sortings.find((sorting) => sorting.id === id)?.id

export const sortingIds = sortings.map(({ id }) => id)

export const sortingOptions = (language: Language) =>
  sortings.map(({ id, label }) => ({ id, label: label[language] }))

/**
 * The ORDER BY for rows of `source`. Lower numbers are more popular, and an index of `listing_categories` supports
 * each order.
 */
export function orderOf({ sorting, language, filters }: SearchRequest, hasTiers: boolean): Sql {
  const name = language === 'fr' ? sql`source.name_fr` : sql`source.name_en`
  switch (sorting) {
    case 'best-matches':
      return hasTiers ? sql`source.tier, source.number` : sql`source.number`
    case 'most-popular':
      return sql`source.number`
    case 'newest':
      return sql`source.newness DESC, source.number`
    case 'price-low-to-high':
      return sql`${ascendingPrice(filters)}, source.number`
    case 'price-high-to-low':
      return sql`source.price DESC, source.number DESC`
    case 'product-name-ascending':
      return sql`${name}, source.number`
    case 'product-name-descending':
      return sql`${name} DESC, source.number DESC`
  }
}

/** Listings without a price come last; a price range already excludes them. */
const ascendingPrice = ({ price }: Filters) =>
  price ? sql`source.price` : sql`ifnull(source.price, 2147483647)`
