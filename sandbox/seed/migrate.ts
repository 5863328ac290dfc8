import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

const FOLDER = resolve(import.meta.dirname, '../migrations')

/** Applies outstanding migrations, and records them where `wrangler d1 migrations` expects them. */
export async function migrate(db: D1Database): Promise<void> {
  await db
    .prepare(
      `CREATE TABLE IF NOT EXISTS d1_migrations (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT UNIQUE,
        applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
      )`,
    )
    .run()
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Map(results.map(({ name }) => [getTitle(name), name]))

  const files = await readdir(FOLDER)
  for (const name of files.filter((file) => file.endsWith('.sql')).toSorted()) {
    const recorded = applied.get(getTitle(name))
    if (recorded === name) continue
    if (recorded !== undefined) {
      await db
        .prepare('UPDATE d1_migrations SET name = ?1 WHERE name = ?2')
        .bind(name, recorded)
        .run()
      continue
    }
    const text = await readFile(resolve(FOLDER, name), 'utf8')
    await db.batch([
      ...getStatements(text).map((statement) => db.prepare(statement)),
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?1)').bind(name),
    ])
  }
}

/** `0009_postal_codes.sql` is `postal_codes.sql`: a database stays valid when the files are renumbered. */
const getTitle = (name: string) => name.slice(name.indexOf('_') + 1)

/** Every statement of a migration ends with a semicolon at the end of a line. */
const getStatements = (text: string) =>
  text
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
