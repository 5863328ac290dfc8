import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, beforeAll } from 'vitest'

import { migrate } from '../../seed/migrate.ts'

/** Tables that callers write to. Others are those of migrations and of the full-text index. */
const TABLES = `SELECT name FROM pragma_table_list
  WHERE type IN ('table', 'virtual') AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name <> 'd1_migrations'`

/** Opens one database for all tests of a file. @returns a function that empties its tables */
export function openDatabase() {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default {}',
      d1Databases: ['DB'],
    }),
  )
  const opening = miniflare.getD1Database('DB')
  beforeAll(async () => migrate(await opening))
  afterAll(() => miniflare.dispose())

  return async function emptyDatabase() {
    const db = await opening
    const { results } = await db.prepare(TABLES).all<{ name: string }>()
    await db.batch(results.map(({ name }) => db.prepare(`DELETE FROM ${name}`)))
    return db
  }
}
