import type { SeedOption, SeedProduct, SeedTier, SeedVariationAttribute } from '../catalog/model.ts'
import type { SiteId } from '../platform/site.ts'

type Tiers = Partial<Record<SiteId, SeedTier[]>>

export interface FamilyMember {
  id: string
  values: Record<string, string>
  picture: SeedProduct['picture']
  tiers?: Tiers
}

/** The stored data of a search hit. */
export interface ProductCard {
  id: string
  type: SeedProduct['type']
  name: SeedProduct['name']
  picture: SeedProduct['picture']
  custom: SeedProduct['custom']
  /** Quantity tiers by site. */
  tiers?: Tiers
  /** For masters, and for variation groups, which have some of their master's variants. */
  variationAttributes?: SeedVariationAttribute[]
  variants?: FamilyMember[]
  /** For masters. */
  variationGroups?: Pick<FamilyMember, 'id' | 'values'>[]
}

/** The stored data of a product page, without prices and stock. */
export interface ProductDocument extends ProductCard {
  masterId?: string
  brand: string
  shortDescription: SeedProduct['shortDescription']
  longDescription: SeedProduct['longDescription']
  pageTitle?: SeedProduct['name']
  pageDescription?: SeedProduct['name']
  keywords?: SeedProduct['name']
  /** The start of sale. */
  validFrom?: string
  primaryCategory: string
  minOrderQuantity: number
  stepQuantity: number
  upc?: string
  variationValues?: Record<string, string>
  setProducts?: string[]
  bundledProducts?: { id: string; quantity: number }[]
  options?: SeedOption[]
  links?: SeedProduct['links']
  recommended?: string[]
}

/** The ids under which a product can be bought: its variants' for a master or a variation group, else its own. */
export const sellableIds = ({ id, variants }: ProductCard): string[] =>
  variants ? variants.map((variant) => variant.id) : [id]

/** The name of a product type in search. */
export function toHitType(type: ProductCard['type']): string {
  if (type === 'item') return 'product'
  return type === 'variationGroup' ? 'variation_group' : type
}
