import * as v from 'valibot'

import type { SiteId } from '../platform/site.ts'
import type { SeedRedirectOption } from '../content/model.ts'
import { content } from '../seed/contents.ts'
import { prepare, sql } from '../platform/sql.ts'
import { LocalizedText } from './read-json-body.ts'

/** The countries that a site offers to visitors from abroad. */
export const Redirects = v.object({
  optionsList: v.pipe(
    v.array(v.object({ countryCode: v.string(), text: LocalizedText, value: v.string() })),
    v.maxLength(300),
  ),
})

export const setRedirects = (
  db: D1Database,
  siteId: SiteId,
  { optionsList }: v.InferOutput<typeof Redirects>,
) => replace(db, siteId, optionsList)

export const resetRedirects = (db: D1Database, siteId: SiteId) =>
  replace(db, siteId, content.redirectOptions)

async function replace(db: D1Database, siteId: SiteId, options: readonly SeedRedirectOption[]) {
  const rows = JSON.stringify(options)
  await db.batch(
    [
      sql`DELETE FROM redirect_options WHERE site_id = ${siteId}`,
      sql`INSERT OR REPLACE INTO redirect_options
            (site_id, country_code, position, document, seeded)
          SELECT ${siteId}, value ->> 'countryCode', key, value, value FROM json_each(${rows})`,
    ].map((statement) => prepare(db, statement)),
  )
}
