import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

import { migrate } from '../../seed/migrate.ts'

/** A database of its own with all tables and nothing in them; closed when its scope ends. */
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
