import type { FinishedRequest } from './log.ts'
import { writeDataPoint } from './data-points.ts'
import type { Dataset } from './dataset.ts'

/** The platform accepts 250 data points of a request, and no page makes nearly as many calls. */
const MAX_CALLS = 200

/** Counts a finished request by its kind of page and its cache outcome, and the latencies of its upstream calls. */
export const measureRequest =
  (dataset: Dataset) =>
  ({ fields, cache, status, ms, totalMs, calls, upstreamMs }: FinishedRequest) => {
    const route = String(fields.route ?? 'other')
    const site = String(fields.site ?? '')
    writeDataPoint(dataset, route, {
      kind: 'request',
      route,
      cache,
      site,
      locale: String(fields.locale ?? ''),
      method: String(fields.method ?? ''),
      problem: String(fields.problem ?? ''),
      status,
      ms,
      totalMs,
      upstreamCalls: calls.length,
      upstreamMs,
    })
    for (const { call, status: answered, ms: took } of calls.slice(0, MAX_CALLS)) {
      writeDataPoint(dataset, call, {
        kind: 'upstream',
        call,
        route,
        site,
        status: answered ?? 0,
        ms: took,
      })
    }
  }
