import { writeError } from './log.ts'
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
  vitals: {
    blobs: [
      'kind',
      'route',
      'cache',
      'site',
      'locale',
      'deploy',
      'navigation',
      'device',
      'connection',
      'lcpTarget',
      'inpTarget',
      'clsTarget',
      'inpType',
    ],
    doubles: ['lcp', 'inp', 'cls', 'ttfb', 'fcp'],
  },
  error: {
    blobs: [
      'kind',
      'route',
      'source',
      'site',
      'locale',
      'deploy',
      'chunk',
      'device',
      'name',
      'hash',
    ],
    doubles: ['weight'],
  },
} as const

type Kinds = typeof COLUMNS
type DataPoint = {
  [Kind in keyof Kinds]: { kind: Kind } & Record<
    Exclude<Kinds[Kind]['blobs'][number], 'kind'>,
    string
  > &
    Record<Kinds[Kind]['doubles'][number], number>
}[keyof Kinds]

/** Writes without waiting, and never fails. Points with the same index may be sampled together. */
export function writeDataPoint(dataset: Dataset, index: string, point: DataPoint) {
  const { blobs, doubles } = COLUMNS[point.kind]
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
