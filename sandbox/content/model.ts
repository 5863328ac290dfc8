import type { SiteId } from '../platform/site.ts'
import type { Json, Localized } from '../platform/localized.ts'

/**
 * A content asset with its `c_*` fields (spec 3 §3.1). A `Localized` value depends on the locale.
 */
export interface SeedAsset {
  id: string
  name: string
  /** Its name in both languages, if it has one that depends on the locale. */
  names?: Localized
  /** For content search by folder. */
  folder?: string
  sites?: SiteId[]
  fields: Record<`c_${string}`, Json | Localized>
}

/** The period and audience of content. Without limits, it is always shown to all shoppers. */
export interface SlotPeriod {
  /** ISO dates: from `start`, until just before `end`. */
  start?: string
  end?: string
  /** The id of a customer group. */
  group?: string
}

/** The content of a slot: the module (`template`) and its assets. */
interface SlotContent {
  template: string
  callout?: Localized
  heading?: Localized
  /** Asset ids, in order. */
  assets: string[]
}

export type ScheduledContent = SlotContent & SlotPeriod

export interface SeedSlot extends ScheduledContent {
  id: string
  sites: SiteId[]
  categoryId?: string
  /** Content to show instead while it applies; the first entry that applies wins. */
  schedule?: ScheduledContent[]
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

/** A slot as stored. */
export type SlotDocument = Omit<SeedSlot, 'id' | 'sites' | 'categoryId'>

/** A URL mapping as stored. */
export type UrlMappingDocument = SeedUrlMapping['answer']
