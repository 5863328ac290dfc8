import type { RequestLog } from '../log.ts'
import type { StartTimer } from './timer.ts'

/** What a request lends to the tiers while it reads. */
export interface TierContext {
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  startTimer: StartTimer
  log: Pick<RequestLog, 'warn'>
  /** Of the isolate; see `scatter`. */
  seed: number
}
