/** The shape in which the catalogue is written by hand, before it becomes rows. */

import type { SeedLink } from './related-products.ts'

export type SiteId = 'us' | 'ca'

/** A text in the two languages the catalogue is written in; en-US and en-CA share English. */
export interface Localized {
  en: string
  fr: string
}

export type FragranceFamily = 'citrus' | 'woods' | 'floral' | 'spice' | 'sea' | 'gourmand'

/** One of about forty scents, written by hand. Its text is the first half of a product's text. */
export interface Fragrance {
  /** Lower-case letters only; also the value of the variation attribute `fragrance`. */
  id: string
  family: FragranceFamily
  name: Localized
  /** What it smells like, a full paragraph that reads well after any form's text. */
  description: Localized
  /** The notes, as a shopper reads them: "juniper berry, cold cedar, smoke". */
  notes: Localized
  /** Colours of the product's parts, as #rrggbb. */
  liquid: string
  label: string
  /** Which year's season or theme it belongs to, for navigation and merchandising. */
  isNew?: boolean
}

export type FormId =
  | 'threewick'
  | 'singlewick'
  | 'tincandle'
  | 'waxmelt'
  | 'reeddiffuser'
  | 'roommist'
  | 'plugrefill'
  | 'handsoap'
  | 'handcream'
  | 'sanitizer'
  | 'bodywash'
  | 'bodylotion'
  | 'bodycream'
  | 'bodymist'
  | 'soapbar'
  | 'giftset'
  | 'giftcard'
  | 'egiftcard'
  | 'candleholder'
  | 'plugwarmer'

export const PICTURE_VIEWS = ['front', 'label', 'scene', 'detail', 'scale', 'pair'] as const
export type PictureView = (typeof PICTURE_VIEWS)[number]

/** What a product's pictures are drawn from. */
export interface PictureSubject {
  form: FormId
  /** A fragrance id, or `plain` for things that have no scent. */
  fragrance: string
  /** Colour of a holder, a warmer or a card, as a colour id of `colours.ts`. */
  colour?: string
  /** `travel`, `full`, `large`: the vessel is drawn smaller or larger. */
  size?: string
  /** How many of PICTURE_VIEWS the product has, from the front. 0 is a product without pictures. */
  views: number
}

/** In minor units of the site's currency (USD cents, CAD cents). */
export interface SeedPrice {
  list: number
  sale?: number
}

/** From how many units on one unit costs less. */
export interface SeedTier {
  quantity: number
  price: number
}

/** Something that can be had with a product and changes what it costs. */
export interface SeedOption {
  id: string
  name: Localized
  description: Localized
  /** The first is what a shopper gets who chooses none. */
  values: { id: string; name: Localized; price: Record<SiteId, number> }[]
}

export interface SeedVariationValue {
  value: string
  name: Localized
  /** Swatch colour, as #rrggbb, for colours and fragrances. */
  hex?: string
}

export interface SeedVariationAttribute {
  id: 'size' | 'fragrance' | 'color'
  name: Localized
  values: SeedVariationValue[]
}

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

export interface SeedProduct {
  /** Letters and digits only: the id follows the last hyphen of a product's address. */
  id: string
  type: 'item' | 'master' | 'variant' | 'variationGroup' | 'set' | 'bundle'
  /** Of a variant and of a variation group. */
  masterId?: string
  sites: SiteId[]
  /** Offline products are left out of every answer. */
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
  /** In ascending quantity, beside the price of one. */
  tiers?: Record<SiteId, SeedTier[]>
  options?: SeedOption[]
  /** Units in the web inventory; 999999 is "never runs out". */
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
  /** Ids of products like it, the best first. */
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
  /** Part of the site navigation (`c_sitenav`). Hidden ones can still be opened by address. */
  inNavigation: boolean
  custom: Record<`c_${string}`, Json | Localized>
}

/** What a shopper has to bring for a promotion: everything that is named. */
export interface PromotionAsks {
  sourceCode?: string
  /** One of them is enough. */
  customerGroups?: string[]
  qualifiers?: Record<string, string>
}

export interface SeedPromotion {
  id: string
  sites: SiteId[]
  name: Localized
  calloutMsg: Localized
  details: Localized
  /** The lower, the earlier it is shown. */
  rank: number
  alwaysShowCallout?: boolean
  /** For product promotions that lower the price: percent off. */
  percentOff?: number
  /** The first day on which it holds: YYYY-MM-DD. Without one it has begun. */
  firstDay?: string
  /** The last day on which it holds, as its details say it: YYYY-MM-DD. Without one it stays. */
  lastDay?: string
  /** Without it, it is for everybody. */
  asks?: PromotionAsks
  custom?: Record<`c_${string}`, Json | Localized>
}
