import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, expect, test } from 'vitest'

import { migrate } from '../seed/migrate.ts'
import { seed } from '../seed/seed.ts'
import { openDatabase } from './database-file.ts'
import { SEEDED_STATE } from './seeded-state.ts'

const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    modules: true,
    script: 'export default {}',
    d1Databases: ['BROKEN'],
  }),
)
afterAll(() => miniflare.dispose())

/** The same database behind a connection that `isCut` closes before or after a batch, or not at all. */
const withClosingConnection = (
  db: D1Database,
  isCut: () => 'before' | 'after' | undefined,
): D1Database => {
  const batch: D1Database['batch'] = async (statements) => {
    const cut = isCut()
    if (cut === 'before') throw new TypeError('fetch failed')
    const results = await db.batch<never>(statements)
    if (cut === 'after') throw new TypeError('fetch failed')
    return results
  }
  return Object.assign(Object.create(db), { batch, prepare: (text: string) => db.prepare(text) })
}

const COUNTED = [
  'products',
  'offers',
  'store_stock',
  'listings',
  'listing_values',
  'listing_categories',
]
const COMPARED = ['category_counts', 'combination_counts', 'combination_values', 'search_words']

const STATEMENTS = [
  ...COUNTED.map((table) => `SELECT count(*) FROM ${table}`),
  `SELECT count(*) FROM listing_text WHERE listing_text MATCH 'gift'`,
  ...COMPARED.map((table) => `SELECT * FROM ${table} ORDER BY 1, 2, 3`),
]

/** The contents of the database that was seeded in one go, for all tests. */
function wholeContents() {
  const whole = openDatabase(SEEDED_STATE)
  try {
    return STATEMENTS.map((text) =>
      whole
        .prepare(text)
        .all()
        .map((row) => Object.values(row)),
    )
  } finally {
    whole.close()
  }
}

test('seeds the database despite closed connections, and resumes an interrupted seed', async () => {
  const broken = await miniflare.getD1Database('BROKEN')
  await migrate(broken)

  const progress: string[] = []
  const onProgress = (message: string) => progress.push(message)
  const isWritingCatalog = () => /catalog|products/.test(progress.at(-1) ?? '')
  let batches = 0
  const closing = withClosingConnection(broken, () =>
    isWritingCatalog() ? (++batches > 2 ? 'before' : 'after') : undefined,
  )
  await expect(seed(closing, { onProgress })).rejects.toThrow(
    /after 500 products .*The same command goes on/,
  )

  progress.splice(0)
  const failures = ['before', 'after', undefined] as const
  const flaky = withClosingConnection(broken, () =>
    isWritingCatalog() ? failures[batches++ % 3] : undefined,
  )
  await seed(flaky, { onProgress })

  const batchesWritten = progress.filter((message) => message.startsWith('wrote '))
  expect(batchesWritten[0]).toMatch(/^wrote 1000 of /)
  expect(batchesWritten.at(-1)).toMatch(/^wrote (\d+) of \1 products$/)
  const contents = await Promise.all(STATEMENTS.map((text) => broken.prepare(text).raw()))
  const whole = wholeContents()
  expect(whole[0]).not.toEqual([[0]])
  for (const [at, rows] of contents.entries()) expect(rows, STATEMENTS[at]).toEqual(whole[at])
}, 60_000)
