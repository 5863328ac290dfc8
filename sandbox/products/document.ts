import type {
  SeedOption,
  SeedProduct,
  SeedTier,
  SeedVariationAttribute,
  SiteId,
} from '../catalogue/model.ts'

type Tiers = Partial<Record<SiteId, SeedTier[]>>

export interface FamilyMember {
  id: string
  values: Record<string, string>
  picture: SeedProduct['picture']
  tiers?: Tiers
}

/** What a search hit is made of, as it is stored. */
export interface ProductCard {
  id: string
  type: SeedProduct['type']
  name: SeedProduct['name']
  picture: SeedProduct['picture']
  custom: SeedProduct['custom']
  /** By site, what more than one unit costs each. */
  tiers?: Tiers
  /** Of a master and of a variation group, which has some of its master's variants. */
  variationAttributes?: SeedVariationAttribute[]
  variants?: FamilyMember[]
  /** Of a master. */
  variationGroups?: Pick<FamilyMember, 'id' | 'values'>[]
}

/** What a product page is made of, as it is stored; prices and stock are not part of it. */
export interface ProductDocument extends ProductCard {
  masterId?: string
  brand: string
  shortDescription: SeedProduct['shortDescription']
  longDescription: SeedProduct['longDescription']
  pageTitle?: SeedProduct['name']
  pageDescription?: SeedProduct['name']
  keywords?: SeedProduct['name']
  /** When it went on sale. */
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
export const soldIds = ({ id, variants }: ProductCard): string[] =>
  variants ? variants.map((variant) => variant.id) : [id]

/** How search calls a type of product. */
export function hitTypeOf(type: ProductCard['type']): string {
  if (type === 'item') return 'product'
  return type === 'variationGroup' ? 'variation_group' : type
}
