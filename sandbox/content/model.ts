import type { Json, Localized, SiteId } from '../catalogue/model.ts'

/** A content asset: its `c_*` fields as S3 §3.1 names them; a Localized value follows the locale. */
export interface SeedAsset {
  id: string
  name: string
  /** For content search by folder. */
  folder?: string
  sites?: SiteId[]
  fields: Record<`c_${string}`, Json | Localized>
}

/** A slot: which module (`template`) shows which assets. */
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
  /** A missing site has no such preference. */
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
