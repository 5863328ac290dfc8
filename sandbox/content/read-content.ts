import * as v from 'valibot'

import type { Json } from '../platform/localized.ts'
import { clock } from '../platform/clock.ts'
import { toLanguage, type SiteId } from '../platform/site.ts'
import { joinConditions, valueList, prepare, parseRows, sql } from '../platform/sql.ts'
import { UNKNOWN_PREFERENCE } from './preferences.ts'
import type { ScheduledContent, SlotDocument } from './model.ts'
import {
  servedAsset,
  type ContentRequest,
  slotInForce,
  type SlotAudience,
} from './served-content.ts'

/** A request for a site's content in one of its locales. */
export interface SiteContentRequest extends ContentRequest {
  siteId: SiteId
}

const MAX_FOUND = 50

const AssetRow = v.object({ asset_id: v.string(), document: v.string() })

/** The assets with these ids, in the requested order. Unknown ids are left out. */
export async function readAssets(db: D1Database, ids: string[], request: SiteContentRequest) {
  const statement = sql`
    SELECT asset_id, document FROM content_assets
    WHERE site_id = ${request.siteId} AND asset_id IN ${valueList(ids)}`
  const rows = parseRows(AssetRow, await prepare(db, statement).all())
  const documentById = new Map(rows.map((row) => [row.asset_id, row.document]))
  return ids.flatMap((id) => {
    const document = documentById.get(id)
    return document === undefined ? [] : [servedAsset(document, request)]
  })
}

/** Conditions for assets that contain every word of `q`. */
export const containsWords = (q: string) =>
  foldedText(q)
    .split(' ')
    .map((word) => sql`instr(search_text, ${word}) > 0`)

/** Assets that contain every word of `q`, in one folder if one is given. */
export async function searchAssets(
  db: D1Database,
  { q, folder }: { q: string; folder: string },
  request: SiteContentRequest,
) {
  const conditions = [
    sql`site_id = ${request.siteId}`,
    ...(folder === '' ? [] : [sql`folder = ${folder}`]),
    ...containsWords(q),
  ]
  const statement = sql`
    SELECT asset_id, document FROM content_assets
    WHERE ${joinConditions(conditions)} ORDER BY asset_id LIMIT ${MAX_FOUND}`
  const rows = parseRows(AssetRow, await prepare(db, statement).all())
  return rows.map((row) => servedAsset(row.document, request))
}

const SlotRow = v.object({ slot_id: v.string(), category_id: v.string(), document: v.string() })
type SlotRow = v.InferOutput<typeof SlotRow>

interface SlotsRequest {
  ids: string[]
  categoryIds: string[]
  /** All shoppers, now, unless it is given. */
  audience?: SlotAudience
}

/**
 * Slots with their assets in the requested order: slots of the given categories, or slots without a
 * category. A slot that shows nothing to this audience is left out.
 */
export async function readSlots(
  db: D1Database,
  { ids, categoryIds, audience = { at: clock.now(), group: undefined } }: SlotsRequest,
  request: SiteContentRequest,
) {
  const wanted = categoryIds.length > 0 ? categoryIds : ['']
  const statement = sql`
    SELECT slot_id, category_id, document FROM content_slots
    WHERE site_id = ${request.siteId}
      AND slot_id IN ${valueList(ids)} AND category_id IN ${valueList(wanted)}`
  const rows = parseRows(SlotRow, await prepare(db, statement).all()).flatMap((row) => {
    const slot = slotDocument(row)
    const content = slotInForce(slot, audience)
    return content ? [{ row, slot, content }] : []
  })
  const shown = [...new Set(rows.flatMap(({ content }) => content.assets))]
  const assets = shown.length > 0 ? await readAssets(db, shown, request) : []
  const assetById = new Map(assets.map((asset) => [asset.id, asset]))

  return rows
    .toSorted((a, b) => requestedOrder(a.row, ids, wanted) - requestedOrder(b.row, ids, wanted))
    .map(({ row, slot, content }) => ({
      ...slotFields(row, slot),
      ...contentFields(content, request),
      contentAssets: content.assets.flatMap((id) => assetById.get(id) ?? []),
    }))
}

const requestedOrder = (row: SlotRow, ids: string[], categoryIds: string[]) =>
  ids.indexOf(row.slot_id) * categoryIds.length + categoryIds.indexOf(row.category_id)

const slotDocument = (row: SlotRow): SlotDocument => JSON.parse(row.document)

const slotFields = (row: SlotRow, slot: SlotDocument) => ({
  slot_id: row.slot_id,
  ...(row.category_id !== '' && { category_id: row.category_id }),
  ...(slot.emailConfig && { emailConfig: slot.emailConfig }),
  ...(slot.pwaPageSupression && { pwaPageSupression: slot.pwaPageSupression }),
})

function contentFields(
  { template, start, end, group, callout, heading }: ScheduledContent,
  { locale }: ContentRequest,
) {
  const language = toLanguage(locale)
  return {
    template,
    ...(start !== undefined && { start }),
    ...(end !== undefined && { end }),
    ...(group !== undefined && { group }),
    ...(callout && { callout: callout[language] }),
    ...(heading && { heading: heading[language] }),
  }
}

const PreferenceRow = v.object({ key: v.string(), value: v.string() })

/**
 * Preferences by key, or all preferences of the site without keys. An unknown key gets the value
 * `UNKNOWN`.
 */
export async function readPreferences(
  db: D1Database,
  keys: string[],
  siteId: SiteId,
): Promise<{ key: string; value: Json }[]> {
  const conditions = [
    sql`site_id = ${siteId}`,
    ...(keys.length > 0 ? [sql`key IN ${valueList(keys)}`] : []),
  ]
  const statement = sql`SELECT key, value FROM site_preferences WHERE ${joinConditions(conditions)} ORDER BY key`
  const rows = parseRows(PreferenceRow, await prepare(db, statement).all())
  const found = rows.map((row) => ({ key: row.key, value: JSON.parse(row.value) }))
  const unknown = [...new Set(keys)].filter((key) => !found.some((row) => row.key === key))
  return [...found, ...unknown.map((key) => ({ key, value: UNKNOWN_PREFERENCE }))]
}

const DocumentRow = v.object({ document: v.string() })

/** A site's redirect options in their order, as stored. */
export async function readRedirectOptions(db: D1Database, siteId: SiteId) {
  const statement = sql`
    SELECT document FROM redirect_options WHERE site_id = ${siteId} ORDER BY position`
  return parseRows(DocumentRow, await prepare(db, statement).all())
}

/** The mapping of a path, as stored. */
export async function readUrlMapping(db: D1Database, urlSegment: string, siteId: SiteId) {
  const statement = sql`
    SELECT document FROM url_mappings
    WHERE site_id = ${siteId} AND url_segment = ${urlSegment}`
  return parseRows(DocumentRow, await prepare(db, statement).all())[0]
}

/** Text without markup, accents and case, as the content search compares it. */
export const foldedText = (text: string) =>
  text
    .replaceAll(/<[^<>]*>/g, ' ')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
