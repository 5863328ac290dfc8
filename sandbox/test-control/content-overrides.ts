import * as v from 'valibot'

import type { Json } from '../platform/localized.ts'
import type { SeedAsset, SeedSlot } from '../content/model.ts'
import { assetRow, slotRow } from '../seed/content-rows.ts'
import { joinConditions, prepare, sql, type Sql } from '../platform/sql.ts'
import { LocalizedText } from './read-json-body.ts'

const JsonValue: v.GenericSchema<Json> = v.lazy(() =>
  v.union([
    v.string(),
    v.number(),
    v.boolean(),
    v.null(),
    v.array(JsonValue),
    v.record(v.string(), JsonValue),
  ]),
)

export const Preference = v.object({ value: JsonValue })

const slotContent = {
  template: v.string(),
  callout: v.exactOptional(LocalizedText),
  heading: v.exactOptional(LocalizedText),
  assets: v.optional(v.array(v.string()), []),
  start: v.exactOptional(v.string()),
  end: v.exactOptional(v.string()),
  group: v.exactOptional(v.string()),
}

export const Slot = v.object({
  ...slotContent,
  categoryId: v.exactOptional(v.string()),
  schedule: v.exactOptional(v.array(v.object(slotContent))),
  emailConfig: v.exactOptional(v.object({ cookieName: v.string(), cookieDuration: v.number() })),
  pwaPageSupression: v.exactOptional(v.array(v.string())),
})

export const Asset = v.object({
  name: v.optional(v.string(), ''),
  folder: v.exactOptional(v.string()),
  fields: v.pipe(
    v.record(v.string(), JsonValue),
    v.transform((fields): SeedAsset['fields'] => Object.fromEntries(Object.entries(fields))),
  ),
})

export const Mapping = v.object({ urlSegment: v.string(), answer: v.record(v.string(), JsonValue) })

type Columns = Record<string, string>

export const setPreference = (
  db: D1Database,
  key: { site_id: string; key: string },
  { value }: v.InferOutput<typeof Preference>,
) => setRow(db, 'site_preferences', key, { value: JSON.stringify(value) })

export const resetPreference = (db: D1Database, key: { site_id: string; key: string }) =>
  resetRow(db, 'site_preferences', key, 'value')

export async function setSlot(db: D1Database, siteId: string, slot: Omit<SeedSlot, 'sites'>) {
  const { document, ...key } = slotRow(slot)
  await setRow(db, 'content_slots', { site_id: siteId, ...key }, { document })
}

export const resetSlot = (
  db: D1Database,
  key: { site_id: string; slot_id: string; category_id: string },
) => resetRow(db, 'content_slots', key, 'document')

export async function setAsset(db: D1Database, siteId: string, asset: Omit<SeedAsset, 'sites'>) {
  const { asset_id, ...values } = assetRow(asset)
  await setRow(db, 'content_assets', { site_id: siteId, asset_id }, values)
}

export async function resetAsset(db: D1Database, siteId: string, assetId: string) {
  const key = { site_id: siteId, asset_id: assetId }
  await resetRow(db, 'content_assets', key, 'document')
  const document = await prepare(
    db,
    sql`SELECT document FROM content_assets WHERE ${matches(key)}`,
  ).first<string>('document')
  // The override changed the search text as well, so it is rebuilt from the original.
  if (document !== null) await setAsset(db, siteId, JSON.parse(document))
}

export const setMapping = (
  db: D1Database,
  siteId: string,
  { urlSegment, answer }: v.InferOutput<typeof Mapping>,
) =>
  setRow(
    db,
    'url_mappings',
    { site_id: siteId, url_segment: urlSegment },
    { document: JSON.stringify(answer) },
  )

export const resetMapping = (db: D1Database, siteId: string, urlSegment: string) =>
  resetRow(db, 'url_mappings', { site_id: siteId, url_segment: urlSegment }, 'document')

type Table = 'site_preferences' | 'content_slots' | 'content_assets' | 'url_mappings'

/** Inserts or overwrites a row by its key. The stored seed value stays untouched. */
async function setRow(db: D1Database, table: Table, key: Columns, values: Columns) {
  const columns = Object.keys({ ...key, ...values })
  const changes = Object.keys(values).map((column) => `${column} = excluded.${column}`)
  await db
    .prepare(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})
       ON CONFLICT DO UPDATE SET ${changes.join(', ')}`,
    )
    .bind(...Object.values({ ...key, ...values }))
    .run()
}

/** Restores the seeded row, or deletes a row that was not seeded. */
async function resetRow(db: D1Database, table: Table, key: Columns, column: 'value' | 'document') {
  const where = matches(key)
  await db.batch([
    prepare(db, sql`DELETE FROM ${raw(table)} WHERE seeded IS NULL AND ${where}`),
    prepare(db, sql`UPDATE ${raw(table)} SET ${raw(column)} = seeded WHERE ${where}`),
  ])
}

/** Restores all seeded content. */
export async function resetContent(db: D1Database) {
  const columnByTable = {
    site_preferences: 'value',
    content_slots: 'document',
    url_mappings: 'document',
  }
  await db.batch(
    Object.entries(columnByTable).flatMap(([table, column]) => [
      db.prepare(`DELETE FROM ${table} WHERE seeded IS NULL`),
      db.prepare(`UPDATE ${table} SET ${column} = seeded WHERE ${column} <> seeded`),
    ]),
  )
  const { results } = await db
    .prepare(
      'SELECT site_id, asset_id FROM content_assets WHERE seeded IS NULL OR document <> seeded',
    )
    .all<{ site_id: string; asset_id: string }>()
  for (const { site_id, asset_id } of results) await resetAsset(db, site_id, asset_id)
}

const matches = (key: Columns) =>
  joinConditions(Object.entries(key).map(([column, value]) => sql`${raw(column)} = ${value}`))

/** A fixed table or column name, never a caller's: names cannot be bound. */
const raw = (name: string): Sql => ({ text: name, values: [] })
