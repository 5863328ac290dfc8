import type { RequestLog } from '../observe/log.ts'
import type { StartTimer } from '../runtime/timer.ts'

/** The parts of a request's context that the tiers use. */
export interface TierContext {
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  startTimer: StartTimer
  log: Pick<RequestLog, 'warn'>
  /** The isolate's seed; see `scatter`. */
  seed: number
  /** See `CacheDependencies`. */
  isKvReadOnly?: boolean
}
