import type { SeedCategory, SeedProduct } from '../catalog/model.ts'
import { type Family, familyOf } from './product-rows.ts'

export interface Numbered {
  product: SeedProduct
  /** The position by rank, from 1. */
  number: number
}

/** The data about all products needed to write one of them. */
export interface SeededCatalog {
  products: Numbered[]
  /** Variants and variation groups by their master. */
  membersByMaster: ReadonlyMap<string, SeedProduct[]>
  categoryById: ReadonlyMap<string, SeedCategory>
  /** Alphabetical positions by product number, per language. */
  placeEn: ReadonlyMap<number, number>
  placeFr: ReadonlyMap<number, number>
}

/** @param products best rank first */
export function seededCatalog(products: SeedProduct[], categories: SeedCategory[]): SeededCatalog {
  const numbered = products.map((product, index) => ({ product, number: index + 1 }))
  return {
    products: numbered,
    membersByMaster: Map.groupBy(
      products.filter((product) => product.masterId !== undefined),
      (product) => product.masterId ?? product.id,
    ),
    categoryById: new Map(categories.map((category) => [category.id, category])),
    placeEn: alphabeticalPlaces(numbered, 'en'),
    placeFr: alphabeticalPlaces(numbered, 'fr'),
  }
}

/** The members of its family that a product represents. */
export const familyIn = ({ membersByMaster }: SeededCatalog, product: SeedProduct): Family =>
  familyOf(product, membersByMaster.get(product.masterId ?? product.id) ?? [])

function alphabeticalPlaces(numbered: Numbered[], language: 'en' | 'fr') {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const sorted = numbered
    .map(({ product, number }) => ({ number, name: product.name[language] }))
    .toSorted((a, b) => compare(a.name, b.name))
  return new Map(sorted.map(({ number }, place) => [number, place]))
}
