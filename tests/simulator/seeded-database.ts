import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { clock } from '../../sandbox/platform/clock.ts'
import { BUILT_STAMP } from '../../sandbox/scripts/build.ts'
import { migrate } from '../../sandbox/seed/migrate.ts'
import { seed } from '../../sandbox/seed/seed.ts'
import { createDatabase } from './database.ts'

const FOLDER = resolve(import.meta.dirname, '../../.state/simulator')

/** When every simulation begins: a Tuesday morning in America, when no promotion of the weekend is on. */
export const STARTS_AT = Date.parse('2026-11-24T15:00:00Z')

/** The commerce service's database as its sources seed it, in bytes. Seeding takes seconds, so a file keeps it. */
export async function seededDatabase(): Promise<Uint8Array> {
  const built = await readFile(BUILT_STAMP, 'utf8')
  const file = resolve(FOLDER, `seeded-${built.slice(0, 16)}.sqlite`)
  if (existsSync(file)) return readFile(file)
  const sqlite = new DatabaseSync(':memory:')
  const database = createDatabase(sqlite) as unknown as D1Database
  clock.moveTo(STARTS_AT)
  try {
    await migrate(database)
    await seed(database)
  } finally {
    clock.reset()
  }
  const bytes = sqlite.serialize()
  sqlite.close()
  await mkdir(FOLDER, { recursive: true })
  const partial = `${file}.${process.pid}`
  await writeFile(partial, bytes)
  await rename(partial, file)
  return bytes
}
