/** The type of the handwritten catalog, before it is stored as rows. */

import type { Json, Localized } from '../platform/localized.ts'
import type { SiteId } from '../platform/site.ts'
import type { FormId, GarmentSubject, PictureSubject } from './picture-subject.ts'

export type FragranceFamily = 'citrus' | 'woods' | 'floral' | 'spice' | 'sea' | 'gourmand'

/** One of about forty scents, written by hand. Its text is the first half of a product's text. */
export interface Fragrance {
  /** Lower-case letters only; also the value of the variation attribute `fragrance`. */
  id: string
  family: FragranceFamily
  name: Localized
  /** The description of the scent: a full paragraph that reads well after any form's text. */
  description: Localized
  /** The notes, as a shopper reads them: "juniper berry, cold cedar, smoke". */
  notes: Localized
  /** Colors of the product's parts, as #rrggbb. */
  liquid: string
  label: string
  /** The form that new arrivals show first, of a new fragrance of this season. */
  debut?: FormId
}

/** In minor units of the site's currency (USD cents, CAD cents). */
export interface SeedPrice {
  list: number
  sale?: number
}

/** A lower unit price from a quantity on. */
export interface SeedTier {
  quantity: number
  price: number
}

/** A choice that comes with a product and changes its price. */
export interface SeedOption {
  id: string
  name: Localized
  description: Localized
  /** The first value is the default. */
  values: { id: string; name: Localized; price: Record<SiteId, number> }[]
}

export interface SeedVariationValue {
  value: string
  name: Localized
  /** Swatch color, as #rrggbb, for colors and fragrances. */
  hex?: string
}

export interface SeedVariationAttribute {
  id: 'size' | 'fragrance' | 'color'
  name: Localized
  values: SeedVariationValue[]
}

/** A link to a related product. */
export interface SeedLink {
  type: 'cross_sell' | 'accessory'
  target: string
}

export interface SeedProduct {
  /** Letters and digits only, because the id follows the last hyphen of a product's URL. */
  id: string
  type: 'item' | 'master' | 'variant' | 'variationGroup' | 'set' | 'bundle'
  /** For variants and variation groups. */
  masterId?: string
  sites: SiteId[]
  /** Offline products are left out of every response. */
  online?: boolean
  searchable?: boolean
  name: Localized
  brand: string
  shortDescription: Localized
  longDescription: Localized
  pageTitle?: Localized
  pageDescription?: Localized
  /** Category ids; a variant has its master's. */
  categories: string[]
  primaryCategory: string
  price: Partial<Record<SiteId, SeedPrice>>
  /** In ascending quantity, in addition to the price of one unit. */
  tiers?: Record<SiteId, SeedTier[]>
  options?: SeedOption[]
  /** Units in the web inventory; 999999 means that the product never runs out. */
  stock: number
  /** Units by store inventory list id. */
  storeStock?: Record<string, number>
  minOrderQuantity?: number
  stepQuantity?: number
  upc?: string
  variationAttributes?: SeedVariationAttribute[]
  variationValues?: Record<string, string>
  setProducts?: string[]
  bundledProducts?: { id: string; quantity: number }[]
  promotions?: string[]
  links?: SeedLink[]
  /** Ids of similar products, the best first. */
  recommended?: string[]
  picture: PictureSubject
  /** For refinements and sorting. */
  family?: FragranceFamily
  fragrance?: string
  form?: FormId
  /** Larger is more popular; orders `best-matches` and `most-popular`. */
  rank: number
  /** Larger is newer. */
  newness?: number
  /** `c_*` attributes; a Localized value is served in the request's language. */
  custom: Record<`c_${string}`, Json | Localized>
  /** Search words beyond the name, in both languages. */
  keywords?: Localized
}

export interface SeedCategory {
  id: string
  parentId: string
  name: Localized
  description?: Localized
  pageTitle?: Localized
  pageDescription?: Localized
  sites: SiteId[]
  online?: boolean
  position: number
  /** A garment as its picture. Other categories have drawings by their ids. */
  picture?: GarmentSubject
  /** Part of the site navigation (`c_sitenav`). Hidden categories can still be opened by URL. */
  inNavigation: boolean
  custom: Record<`c_${string}`, Json | Localized>
}

/** The conditions of a promotion; a shopper has to meet all of them. */
export interface PromotionConditions {
  sourceCode?: string
  /** One of these groups is enough. */
  customerGroups?: string[]
  qualifiers?: Record<string, string>
}

/** A discount on units of some forms, as merchants set it up. */
export type UnitDiscount = {
  /** The forms of the products that it is for. */
  forms: FormId[]
  /** The category of the products that are missing for it. */
  categoryId: string
  /** Invites to add what is missing. `again` means that the basket has such a discount already. */
  invite: (basket: { missing: number; again: boolean }) => Localized
} & (
  | {
      type: 'nth-free'
      /** One of this many units is free. */
      size: number
      /** The most free units in one order. */
      limit: number
    }
  | {
      type: 'fixed-total'
      size: number
      /** The price of `size` units together. */
      total: number
    }
  | {
      type: 'pairing'
      percentage: number
      /** The form of the companion product, which needs no promotion and may itself be discounted. */
      with: FormId
    }
)

export interface SeedPromotion {
  id: string
  sites: SiteId[]
  name: Localized
  calloutMsg: Localized
  details: Localized
  /** Lower ranks are shown first. */
  rank: number
  alwaysShowCallout?: boolean
  /** The order total from which the cheapest shipping is free, in minor units, and whether also to remote destinations. */
  freeShipping?: { least: number; remote: boolean }
  /** For product promotions that lower the price: percent off. */
  percentOff?: number
  /** For product promotions that lower the price of some units. */
  unitDiscount?: UnitDiscount
  /** The first day: YYYY-MM-DD. Without it, the promotion has already started. */
  firstDay?: string
  /** The last day, as in its details: YYYY-MM-DD. Without it, the promotion has no end. */
  lastDay?: string
  /** Without conditions, the promotion applies to all shoppers. */
  asks?: PromotionConditions
  custom?: Record<`c_${string}`, Json | Localized>
}
