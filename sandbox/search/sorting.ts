import type { Localized } from '../platform/localized.ts'
import type { Language } from '../platform/site.ts'

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
export const findSorting = (id = 'best-matches'): Sorting | undefined =>
  sortings.find((sorting) => sorting.id === id)?.id

export const sortingIds = sortings.map(({ id }) => id)

export const sortingOptions = (language: Language) =>
  sortings.map(({ id, label }) => ({ id, label: label[language] }))
