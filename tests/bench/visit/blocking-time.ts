import { CPU_SLOWDOWN } from './phone.ts'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** µs */
  ts: number
  dur?: number
  /** CPU time of the thread in µs. */
  tdur?: number
  args: { data?: { documentLoaderURL?: string } }
}

export interface Trace {
  traceEvents: TraceEvent[]
}

/** A task blocks input for the time above this. */
export const LONG_TASK_MS = 50

/**
 * How long a page's tasks after its first paint block input for more than 50 ms each, by their CPU time on a CPU four
 * times slower. Unlike TBT, it excludes time spent waiting for a core. In ms.
 * @throws if the trace has no painted page
 */
export function cpuBlockingTime({ traceEvents }: Trace) {
  const navigation = traceEvents.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith('http'),
  )
  const paint = traceEvents.find(
    ({ name, pid, ts }) =>
      name === 'firstContentfulPaint' && pid === navigation?.pid && ts > navigation.ts,
  )
  if (!navigation || !paint) throw new Error('The trace has no painted page.')
  return traceEvents
    .filter(({ name, pid, tid }) => {
      const isOfPage = pid === navigation.pid && tid === navigation.tid
      return isOfPage && name.endsWith('RunTask')
    })
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .map(({ tdur = 0 }) => (tdur / 1000) * CPU_SLOWDOWN - LONG_TASK_MS)
    .reduce((sum, blockedMs) => sum + Math.max(0, blockedMs), 0)
}
