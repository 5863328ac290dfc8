import * as v from 'valibot'
import { expect, test } from 'vitest'

import { BROWSER_COLUMNS } from '#worker/observe/browser-columns.ts'
import { COLUMNS } from '#worker/observe/data-points.ts'

import { filesOf, textOf } from './sources.ts'

const DATA_SOURCE = 'vertamedia-clickhouse-datasource'

const DataSource = v.object({ type: v.literal(DATA_SOURCE), uid: v.literal('${DS_ANALYTICS}') })
const Target = v.object({
  datasource: DataSource,
  refId: v.string(),
  format: v.picklist(['time_series', 'table']),
  // What the macros of the plugin need.
  dateTimeType: v.literal('DATETIME'),
  dateTimeColDataType: v.literal('timestamp'),
  query: v.string(),
})
const Dashboard = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    __inputs: v.tuple([
      v.object({ name: v.literal('DS_ANALYTICS'), pluginId: v.literal(DATA_SOURCE) }),
    ]),
    title: v.string(),
    schemaVersion: v.number(),
    templating: v.object({
      list: v.array(v.object({ name: v.string(), query: v.string() })),
    }),
    panels: v.array(
      v.object({
        id: v.number(),
        title: v.string(),
        type: v.picklist(['timeseries', 'table']),
        gridPos: v.object({ x: v.number(), y: v.number(), w: v.number(), h: v.number() }),
        targets: v.tuple([Target]),
      }),
    ),
  }),
)

const files = filesOf('docs/dashboards/*.json')

/** What a query reads that no data point of its kind has, or by another name than the column's. */
function problemsIn(query: string): string[] {
  const [, name = ''] = /\bblob1 = '(\w+)'/.exec(query) ?? []
  const kind = Object.entries({ ...COLUMNS, ...BROWSER_COLUMNS }).find(([known]) => known === name)
  if (!kind) return [`no kind: ${query}`]
  const [, { blobs, doubles }] = kind
  const nameOf = (type: string, number: string) =>
    (type === 'blob' ? blobs : doubles)[Number(number) - 1]
  const unknown = Array.from(query.matchAll(/\b(blob|double)(\d+)\b/g))
    .filter(([, type = '', number = '']) => nameOf(type, number) === undefined)
    .map(([column]) => `${name} has no ${column}`)
  const misnamed = Array.from(
    query.matchAll(/\b(blob|double)(\d+)(?:, _sample_interval\))? AS (\w+)/g),
  )
    .filter(([, type = '', number = '', as]) => nameOf(type, number) !== as)
    .map(([text]) => `${name}: ${text}`)
  return [...unknown, ...misnamed]
}

test.for(files)('%s queries existing columns by their names', (file) => {
  const { panels, templating } = v.parse(Dashboard, textOf(file))
  const queries = panels.flatMap(({ targets }) => targets.map(({ query }) => query))
  const ofVariables = templating.list
    .map(({ query }) => query)
    .filter((query) => query.startsWith('SELECT'))
  expect(queries.length).toBeGreaterThan(10)
  expect([...queries, ...ofVariables].flatMap(problemsIn)).toEqual([])
})

test.for(files)('%s uses only variables that it declares, and the macros of its plugin', (file) => {
  const { panels, templating } = v.parse(Dashboard, textOf(file))
  const names = templating.list.map(({ name }) => name)
  for (const { title, targets, type } of panels) {
    const [{ query, format }] = targets
    expect(query, title).toContain('FROM ${dataset}\n')
    expect(query, title).toContain('$timeFilter')
    const used = Array.from(query.matchAll(/\$\{(\w+)(?::singlequote)?\}/g), ([, name]) => name)
    expect(
      used.filter((name = '') => !names.includes(name)),
      title,
    ).toEqual([])
    expect(query.includes('$timeSeries AS t,'), title).toBe(format === 'time_series')
    expect(type, title).toBe(format === 'time_series' ? 'timeseries' : 'table')
    expect(query.split('GROUP BY').length, title).toBe(2)
  }
})

test.for(files)('the panels of %s have their own ids and places', (file) => {
  const { panels } = v.parse(Dashboard, textOf(file))
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) => {
    expect(x + w).toBeLessThanOrEqual(24)
    return Array.from(
      { length: w * h },
      (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`,
    )
  })
  expect(new Set(cells).size).toBe(cells.length)
})

test('the queries in the documentation read existing columns', () => {
  const text = textOf('docs/measurements.md')
  const queries = Array.from(text.matchAll(/```sql\n(.*?)```/gs), ([, query = '']) => query)
  expect(queries.length).toBeGreaterThan(7)
  const problems = queries.flatMap(problemsIn).filter((problem) => problem.includes(' has no '))
  expect(problems).toEqual([])
})

test('finds a column that no data point has, another name, and a query without a kind', () => {
  const from = "FROM d WHERE blob1 = 'order'"
  expect(problemsIn(`SELECT blob7 ${from}`)).toEqual(['order has no blob7'])
  expect(problemsIn(`SELECT blob4 AS site, blob3 AS hash ${from}`)).toEqual([
    'order: blob3 AS hash',
  ])
  expect(
    problemsIn(`SELECT quantileExactWeighted(0.5)(double1, _sample_interval) AS lcp ${from}`),
  ).toEqual(['order: double1, _sample_interval) AS lcp'])
  expect(problemsIn('SELECT blob2 FROM d')).toEqual(['no kind: SELECT blob2 FROM d'])
})
