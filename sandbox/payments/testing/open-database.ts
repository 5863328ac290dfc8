import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

import { migrate } from '../../seed/migrate.ts'

/** Opens a new database with empty tables, closed when its scope ends. */
export async function openDatabase() {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default {}',
      d1Databases: ['DB'],
    }),
  )
  const db = await miniflare.getD1Database('DB')
  await migrate(db)
  return { db, [Symbol.asyncDispose]: () => miniflare.dispose() }
}
