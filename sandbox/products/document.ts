import type { SeedProduct, SeedVariationAttribute } from '../catalogue/model.ts'

export interface FamilyMember {
  id: string
  values: Record<string, string>
  picture: SeedProduct['picture']
}

/** What a search hit is made of, as it is stored. */
export interface ProductCard {
  id: string
  type: SeedProduct['type']
  name: SeedProduct['name']
  picture: SeedProduct['picture']
  custom: SeedProduct['custom']
  /** Of a master. */
  variationAttributes?: SeedVariationAttribute[]
  variants?: FamilyMember[]
}

/** What a product page is made of, as it is stored; prices and stock are not part of it. */
export interface ProductDocument extends ProductCard {
  masterId?: string
  brand: string
  shortDescription: SeedProduct['shortDescription']
  longDescription: SeedProduct['longDescription']
  pageTitle?: SeedProduct['name']
  pageDescription?: SeedProduct['name']
  primaryCategory: string
  minOrderQuantity: number
  stepQuantity: number
  upc?: string
  variationValues?: Record<string, string>
  setProducts?: string[]
  bundledProducts?: { id: string; quantity: number }[]
  links?: SeedProduct['links']
  recommended?: string[]
}
