import { writeError } from './log.ts'
import type { BROWSER_COLUMNS } from './browser-columns.ts'
import type { Dataset } from './dataset.ts'

/**
 * The columns of each kind of data point, in order: `blob1`, `blob2` and so on, and `double1` and so on. Queries depend
 * on the order (docs/measurements.md), so new columns come last.
 */
export const COLUMNS = {
  request: {
    blobs: ['kind', 'route', 'cache', 'site', 'locale', 'method', 'problem'],
    doubles: ['status', 'ms', 'totalMs', 'upstreamCalls', 'upstreamMs'],
  },
  upstream: { blobs: ['kind', 'call', 'route', 'site'], doubles: ['status', 'ms'] },
  order: { blobs: ['kind', 'outcome', 'order', 'site', 'locale', 'currency'], doubles: ['total'] },
} as const

type Kinds = typeof COLUMNS & typeof BROWSER_COLUMNS
type DataPoint<Kind extends keyof Kinds> = {
  [Each in Kind]: { kind: Each } & Record<Exclude<Kinds[Each]['blobs'][number], 'kind'>, string> &
    Record<Kinds[Each]['doubles'][number], number>
}[Kind]

type AnyPoint = DataPoint<keyof typeof COLUMNS>

/** Writes without waiting, and never fails. Points with the same index may be sampled together. */
export const writeDataPoint = (dataset: Dataset, index: string, point: AnyPoint) =>
  writePoint(dataset, index, point, COLUMNS[point.kind])

/** The same, for a kind whose columns are elsewhere. */
export function writePoint<Kind extends keyof Kinds>(
  dataset: Dataset,
  index: string,
  point: DataPoint<Kind>,
  { blobs, doubles }: Pick<Kinds[Kind], 'blobs' | 'doubles'>,
) {
  const values: Readonly<Record<string, string | number>> = point
  try {
    dataset.writeDataPoint({
      indexes: [index],
      blobs: blobs.map((name) => String(values[name])),
      doubles: doubles.map((name) => Number(values[name])),
    })
  } catch {
    writeError('data point not written', { kind: point.kind })
  }
}
