import type { Json, Localized, SiteId } from '../catalog/model.ts'

/**
 * A content asset with its `c_*` fields (spec 3 §3.1). A `Localized` value depends on the locale.
 */
export interface SeedAsset {
  id: string
  name: string
  /** For content search by folder. */
  folder?: string
  sites?: SiteId[]
  fields: Record<`c_${string}`, Json | Localized>
}

/** A slot: the module (`template`) and the assets it shows. */
export interface SeedSlot {
  id: string
  sites: SiteId[]
  categoryId?: string
  template: string
  callout?: Localized
  heading?: Localized
  /** Asset ids, in order. */
  assets: string[]
  emailConfig?: { cookieName: string; cookieDuration: number }
  pwaPageSupression?: string[]
}

export interface SeedPreference {
  key: string
  /** A site without an entry does not have the preference. */
  value: Partial<Record<SiteId, Json>>
}

export interface SeedUrlMapping {
  sites: SiteId[]
  urlSegment: string
  answer:
    | { resourceType: string; resourceId: string; refinements?: Record<string, string> }
    | { statusCode: number; destinationUrl: string; copySourceParams?: boolean }
    | { failure: number }
}

export interface SeedRedirectOption {
  countryCode: string
  text: Localized
  value: string
}
