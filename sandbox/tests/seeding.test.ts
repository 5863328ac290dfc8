import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, expect, test } from 'vitest'

import { migrate } from '../seed/migrate.ts'
import { seed } from '../seed/seed.ts'

const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    modules: true,
    script: 'export default {}',
    d1Databases: ['WHOLE', 'BROKEN'],
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

async function contents(db: D1Database) {
  const read = (statement: string) => db.prepare(statement).raw()
  const counts = [
    ...COUNTED.map((table) => `SELECT count(*) FROM ${table}`),
    `SELECT count(*) FROM listing_text WHERE listing_text MATCH 'candle'`,
  ]
  const comparedRows = COMPARED.map((table) => `SELECT * FROM ${table} ORDER BY 1, 2, 3`)
  return Promise.all([...counts, ...comparedRows].map(read))
}

test('seeds the database despite closed connections, and resumes an interrupted seed', async () => {
  const whole = await miniflare.getD1Database('WHOLE')
  const broken = await miniflare.getD1Database('BROKEN')
  await migrate(whole)
  await migrate(broken)
  await seed(whole)

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
  expect(await contents(broken)).toEqual(await contents(whole))
}, 60_000)
