import { expect, test } from 'vitest'

import { openDatabase } from '../payments/testing/open-database.ts'
import { migrate } from './migrate.ts'

const emptyDatabase = openDatabase()

const namesIn = async (db: D1Database) => {
  const { results } = await db
    .prepare('SELECT name FROM d1_migrations ORDER BY id')
    .all<{ name: string }>()
  return results.map(({ name }) => name)
}

test('a database whose migrations had other numbers keeps its rows and takes the new numbers', async () => {
  const db = await emptyDatabase()
  const current = await namesIn(db)
  await db.batch([
    db.prepare("UPDATE d1_migrations SET name = '0008_' || substr(name, 6) WHERE id > 8"),
    db.prepare("INSERT INTO seed_state (name, hash) VALUES ('kept', 'row')"),
  ])
  expect(await namesIn(db)).not.toEqual(current)

  await migrate(db)

  expect(await namesIn(db)).toEqual(current)
  const row = await db.prepare("SELECT hash FROM seed_state WHERE name = 'kept'").first('hash')
  expect(row).toBe('row')
})

test('migrations run once, in the order of their numbers', async () => {
  const db = await emptyDatabase()
  const first = await namesIn(db)

  await migrate(db)

  expect(await namesIn(db)).toEqual(first)
  expect(first).toEqual(first.toSorted())
})
