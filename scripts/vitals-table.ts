import * as v from 'valibot'

import { BROWSER_COLUMNS } from '#worker/observe/browser-columns.ts'

import { table } from './markdown.ts'

/** A column of a row, as the SQL API exports it. It writes large integers as text. */
const Cell = v.union([v.string(), v.number()])
const Row = v.pipe(
  v.record(v.string(), Cell),
  v.check((row) => 'timestamp' in row && 'blob1' in row),
)
const Line = v.pipe(v.string(), v.parseJson(), Row)

type Row = v.InferOutput<typeof Row>

/** The rows of a file of JSON lines. @throws if a line is no row of a dataset */
export function rowsIn(text: string): Row[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    const row = v.safeParse(Line, line)
    if (!row.success) throw new Error(`Line ${index + 1} is no row of a dataset.`)
    return [row.output]
  })
}

interface View {
  route: string
  deploy: string
  navigation: string
  since: string
  weight: number
  values: ReadonlyMap<string, number>
}

const METRICS = BROWSER_COLUMNS.vitals.doubles

type Columns = { blobs: readonly string[]; doubles: readonly string[] }

/** Reads a column by its name. */
function columnOf(row: Row, { blobs, doubles }: Columns, name: string) {
  const blob = blobs.indexOf(name)
  const column = blob >= 0 ? `blob${blob + 1}` : `double${doubles.indexOf(name) + 1}`
  return row[column] ?? ''
}

/** How many data points a row stands for. */
const weightOf = (row: Row) => Number(row['_sample_interval'] ?? 1)

function viewOf(row: Row): View {
  const text = (name: string) => String(columnOf(row, BROWSER_COLUMNS.vitals, name))
  const values = METRICS.map((name): [string, number] => [
    name,
    Number(columnOf(row, BROWSER_COLUMNS.vitals, name)),
  ])
  return {
    route: text('route'),
    deploy: text('deploy'),
    navigation: text('navigation'),
    since: String(row['timestamp']),
    weight: weightOf(row),
    values: new Map(values.filter(([, value]) => value >= 0)),
  }
}

const QUANTILE = 0.75

/** The 75th percentile of weighted values, as `quantileExactWeighted(0.75)` has it. Null without values. */
export function p75(values: readonly (readonly [value: number, weight: number])[]): number | null {
  const sorted = values.toSorted(([a], [b]) => a - b)
  const most = sorted.reduce((sum, [, weight]) => sum + weight, 0) * QUANTILE
  let sum = 0
  for (const [value, weight] of sorted) {
    sum += weight
    if (sum >= most) return value
  }
  return null
}

const SHOWN_SHIFT_DIGITS = 3

function shown(metric: string, value: number | null) {
  if (value === null) return '–'
  return metric === 'cls' ? value.toFixed(SHOWN_SHIFT_DIGITS) : String(Math.round(value))
}

/** The 75th percentiles by page type, deploy and kind of navigation. The deploys of a page are in the order of their first view. */
export function vitalsTable(rows: readonly Row[]): string {
  const views = rows.filter(({ blob1 }) => blob1 === 'vitals').map(viewOf)
  const groups = Map.groupBy(views, (view) =>
    JSON.stringify([view.route, view.navigation, view.deploy]),
  )
  const lines = [...groups.values()].map((group) => {
    const since = group.map((view) => view.since).toSorted()[0] ?? ''
    return { group, since, first: group[0] }
  })
  const sorted = lines.toSorted((a, b) =>
    sortKey(a.first, a.since).localeCompare(sortKey(b.first, b.since)),
  )
  return table(
    ['page', 'navigation', 'deploy', 'since', 'views', 'LCP', 'INP', 'CLS', 'TTFB', 'FCP'],
    sorted.map(({ group, since, first }) => [
      first?.route ?? '',
      first?.navigation ?? '',
      first?.deploy ?? '',
      since,
      String(group.reduce((sum, { weight }) => sum + weight, 0)),
      ...METRICS.map((metric) => shown(metric, p75(valuesFor(metric, group)))),
    ]),
  )
}

const sortKey = (view: View | undefined, since: string) =>
  [view?.route, view?.navigation, since].join(' ')

const valuesFor = (metric: string, views: readonly View[]) =>
  views.flatMap(({ values, weight }) => {
    const value = values.get(metric)
    return value === undefined ? [] : [[value, weight] as const]
  })

/** Errors by hash, chunk and deploy, the most frequent first. */
export function errorsTable(rows: readonly Row[]): string {
  const names = ['name', 'hash', 'chunk', 'source', 'route', 'deploy']
  const counts = new Map<string, number>()
  for (const row of rows.filter(({ blob1 }) => blob1 === 'error')) {
    const key = JSON.stringify(names.map((name) => columnOf(row, BROWSER_COLUMNS.error, name)))
    const times = weightOf(row) * Number(columnOf(row, BROWSER_COLUMNS.error, 'weight'))
    counts.set(key, (counts.get(key) ?? 0) + times)
  }
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a)
  return table(
    [...names, 'times'],
    sorted.map(([key, times]) => [...v.parse(Texts, key), String(times)]),
  )
}

const Texts = v.pipe(v.string(), v.parseJson(), v.array(v.pipe(Cell, v.transform(String))))
