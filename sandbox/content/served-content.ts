import { localizeCustom, type Json, type Localized } from '../platform/localized.ts'
import { toLanguage, type Locale } from '../platform/site.ts'
import { generatedBodies } from './generated-bodies.ts'
import type { SeedAsset, ScheduledContent, SlotPeriod, SlotDocument } from './model.ts'

/** The locale of a content request, and the origin of its pictures. */
export interface ContentRequest {
  locale: Locale
  origin: string
}

/** A content asset as served: in one language, with absolute addresses of pictures and films. */
export function servedAsset(document: string, request: ContentRequest): Record<string, Json> {
  const asset: Omit<SeedAsset, 'sites'> = JSON.parse(document)
  return {
    id: asset.id,
    name: asset.names?.[toLanguage(request.locale)] ?? asset.name,
    ...(asset.folder !== undefined && { folder: asset.folder }),
    ...servedFields(asset.fields, request),
  }
}

/** Localizes fields and completes their addresses, at any depth. */
export function servedFields(
  fields: Record<string, Json | Localized>,
  { locale, origin }: ContentRequest,
) {
  return completeObject(localizeCustom(fields, toLanguage(locale)), origin)
}

const completeObject = (fields: Record<string, Json>, origin: string): Record<string, Json> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, complete(value, origin)]))

function complete(value: Json, origin: string): Json {
  if (typeof value === 'string') {
    return /^\/(pictures|services)\//.test(value) ? origin + value : value
  }
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((entry) => complete(entry, origin))
  return generated(value) ?? completeObject(value, origin)
}

function generated(value: Record<string, Json>): string | undefined {
  return typeof value.generated === 'string' ? generatedBodies[value.generated]?.() : undefined
}

/** The time and the customer group for which content is selected. */
export interface SlotAudience {
  /** Milliseconds since the epoch. */
  at: number
  group: string | undefined
}

/**
 * The content of a slot for an audience: the first entry of its schedule that applies, otherwise
 * its default.
 */
export function slotInForce(
  { schedule = [], ...own }: SlotDocument,
  audience: SlotAudience,
): ScheduledContent | undefined {
  return [...schedule, own].find((content) => applies(content, audience))
}

const applies = ({ start, end, group }: SlotPeriod, audience: SlotAudience) =>
  (start === undefined || Date.parse(start) <= audience.at) &&
  (end === undefined || audience.at < Date.parse(end)) &&
  (group === undefined || group === audience.group)
