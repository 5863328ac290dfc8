import type { Json } from '../platform/localized.ts'
import type { SeedAsset, SeedSlot } from '../content/model.ts'
import { foldedText } from '../content/read-content.ts'
import { sites } from '../sites/sites.ts'
import { content } from './contents.ts'

const allSites = sites.map(({ id }) => id)

/** The rows of each table, by column. `document` and `value` are JSON texts. */
export function contentRows(): Record<string, Record<string, string | number>[]> {
  const { assets, slots, preferences, urlMappings, redirectOptions } = content
  return {
    content_assets: assets.flatMap((asset) =>
      (asset.sites ?? allSites).map((site_id) => ({ site_id, ...assetRow(asset) })),
    ),
    content_slots: slots.flatMap(({ sites, ...slot }) =>
      sites.map((site_id) => ({ site_id, ...slotRow(slot) })),
    ),
    site_preferences: preferences.flatMap(({ key, value }) =>
      Object.entries(value).map(([site_id, setting]) => ({
        site_id,
        key,
        value: JSON.stringify(setting),
      })),
    ),
    url_mappings: urlMappings.flatMap(({ sites, urlSegment, answer }) =>
      sites.map((site_id) => ({
        site_id,
        url_segment: urlSegment,
        document: JSON.stringify(answer),
      })),
    ),
    redirect_options: allSites.flatMap((site_id) =>
      redirectOptions.map((option, position) => ({
        site_id,
        country_code: option.countryCode,
        position,
        document: JSON.stringify(option),
      })),
    ),
  }
}

/** An asset's columns, for the seed and for later overrides. */
export function assetRow({ id, name, names, folder, fields }: Omit<SeedAsset, 'sites'>) {
  return {
    asset_id: id,
    name,
    folder: folder ?? '',
    search_text: foldedText(
      [id, name, names?.fr ?? '', ...Object.values(fields).flatMap(texts)].join(' '),
    ),
    document: JSON.stringify({ id, name, ...(names && { names }), folder, fields }),
  }
}

/** A slot's columns, for the seed and for later overrides. */
export function slotRow({ id, categoryId, ...document }: Omit<SeedSlot, 'sites'>) {
  return { slot_id: id, category_id: categoryId ?? '', document: JSON.stringify(document) }
}

function texts(value: Json | { en: string; fr: string }): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(texts)
}

/**
 * Rows per statement. They are one JSON parameter, which must stay well below D1's limit for a
 * value.
 */
const ROWS_PER_STATEMENT = 50

/** Columns whose seeded value is stored as well, so that an override can be undone. */
const SEEDED_COLUMNS = ['document', 'value']

/** Writes all content and configuration, replacing existing rows. */
export async function seedContent(db: D1Database): Promise<void> {
  const statements = Object.entries(contentRows()).flatMap(([table, rows]) => [
    db.prepare(`DELETE FROM ${table}`),
    ...chunks(rows).map((chunk) => insertion(db, table, chunk)),
  ])
  await db.batch(statements)
}

type Row = Record<string, string | number>

function insertion(db: D1Database, table: string, rows: Row[]): D1PreparedStatement {
  const columns = Object.keys(rows[0] ?? {})
  const read = (column: string) => `value ->> '$.${column}'`
  const stored = columns.filter((column) => SEEDED_COLUMNS.includes(column)).map(read)
  return db
    .prepare(
      `INSERT INTO ${table} (${[...columns, 'seeded'].join(', ')})
       SELECT ${[...columns.map(read), ...stored].join(', ')} FROM json_each(?)`,
    )
    .bind(JSON.stringify(rows))
}

const chunks = (rows: Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, index) =>
    rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  )
