import type { SeedCategory, SeedProduct } from '../catalog/model.ts'
import { type Family, findFamily } from './product-rows.ts'

export interface Numbered {
  product: SeedProduct
  /** The position by rank, from 1. */
  number: number
}

/** The data about all products needed to write one of them. */
export interface SeedCatalog {
  products: Numbered[]
  /** Variants and variation groups by their master. */
  membersByMaster: ReadonlyMap<string, SeedProduct[]>
  categoryById: ReadonlyMap<string, SeedCategory>
  /** Alphabetical positions by product number, per language. */
  positionEn: ReadonlyMap<number, number>
  positionFr: ReadonlyMap<number, number>
}

/** @param products best rank first */
export function createSeedCatalog(
  products: SeedProduct[],
  categories: SeedCategory[],
): SeedCatalog {
  const numbered = products.map((product, index) => ({ product, number: index + 1 }))
  return {
    products: numbered,
    membersByMaster: Map.groupBy(
      products.filter((product) => product.masterId !== undefined),
      (product) => product.masterId ?? product.id,
    ),
    categoryById: new Map(categories.map((category) => [category.id, category])),
    positionEn: alphabeticalPositions(numbered, 'en'),
    positionFr: alphabeticalPositions(numbered, 'fr'),
  }
}

/** The members of its family that a product represents. */
export const familyIn = ({ membersByMaster }: SeedCatalog, product: SeedProduct): Family =>
  findFamily(product, membersByMaster.get(product.masterId ?? product.id) ?? [])

function alphabeticalPositions(numbered: Numbered[], language: 'en' | 'fr') {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const sorted = numbered
    .map(({ product, number }) => ({ number, name: product.name[language] }))
    .toSorted((a, b) => compare(a.name, b.name))
  return new Map(sorted.map(({ number }, position) => [number, position]))
}
