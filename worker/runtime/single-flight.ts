import { ProblemError } from '#shared/http/problem.ts'

import { BoundedMap } from './bounded-map.ts'
import { within, type StartTimer } from './timer.ts'

/** Followers stop waiting after this share of the deadline, so that a dead leader does not use up all their time. */
const PATIENCE = 0.8

/** How many leaders a follower waits for before it gives up. */
const ROUNDS = 2

/** More flights than an isolate has requests at a time. If there are more, the oldest can no longer be joined. */
const JOINABLE = { entries: 2_000, characters: 2 ** 19 }

/** How much longer a request stays alive for what it has aborted, so that a breaker counts the failure (ms). */
const ENDING_MS = 500

/** If the clock was set back by more than this, running flights can no longer be joined. */
const MAX_CLOCK_SKEW_MS = 5_000

/** The parts of a request's context that it needs to lead a flight. */
export interface FlightContext {
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  startTimer: StartTimer
}

interface Plan<R> {
  /** The work is aborted and fails after this time. */
  deadlineMs: number
  /** How long after the start followers give up on the leader. The default is 80 % of the deadline. */
  patienceMs?: number
  /** For how long later callers get the landed value. Without it only callers that already wait do. */
  keepMs?: number
  /** Whether the shared value is of use to this caller. If not, the caller starts a new flight. */
  isUsable?: (value: R) => boolean
  work: (signal: AbortSignal) => Promise<R>
}

/** Work in progress by key (single flight). The requests of this isolate share its parsed result. */
export interface Flights<R> {
  /** @throws {ProblemError} `unavailable` at the deadline, or if two leaders did not finish. Rethrows the error of the work. */
  run(key: string, context: FlightContext, plan: Plan<R>): Promise<R>
  isUnderWay(key: string, now: number): boolean
  /** Stops new callers from joining running flights. Callers that already wait still get the value. */
  detach(): void
  /** The number of flights that can still be joined. */
  size(now: number): number
}

interface Flight<R> {
  startedAt: number
  endsAt: number
  landing: Promise<R>
  /** Null once it has landed. */
  leader: FlightContext | null
}

export function createFlights<R>(): Flights<R> {
  const flights = new BoundedMap<Flight<R>>(JOINABLE)

  const forget = (key: string, flight: Flight<R>) => {
    if (flights.get(key) === flight) flights.delete(key)
  }

  // A dead leader does not clean up, so every access removes the oldest flights whose time is over.
  const sweep = (now: number) => {
    for (const [key, flight] of flights) {
      if (isOpen(flight, now)) break
      flights.delete(key)
    }
  }

  const find = (key: string, now: number) => {
    sweep(now)
    const flight = flights.get(key)
    return flight && isOpen(flight, now) ? flight : null
  }

  /** Stores a landed flight behind the running ones, because it ends later than they do. */
  const keep = (key: string, flight: Flight<R>, endsAt: number) => {
    if (flights.get(key) !== flight) return
    flight.endsAt = endsAt
    flight.leader = null
    flights.delete(key)
    flights.set(key, flight)
  }

  const lead = (key: string, context: FlightContext, plan: Plan<R>) => {
    const { deadlineMs, keepMs = 0, work } = plan
    const startedAt = context.now()
    const { landing, ending } = limited(work, deadlineMs, context.startTimer)
    const flight = { startedAt, endsAt: startedAt + deadlineMs, landing, leader: context }
    flights.delete(key)
    flights.set(key, flight)
    context.waitUntil(
      landing.then(
        () => (keepMs > 0 ? keep(key, flight, context.now() + keepMs) : forget(key, flight)),
        () => {
          forget(key, flight)
          return within(ending, ENDING_MS, context.startTimer)
        },
      ),
    )
    return landing
  }

  return {
    async run(key, context, plan) {
      const { deadlineMs, patienceMs = PATIENCE * deadlineMs, isUsable = () => true } = plan
      for (let round = 0; round < ROUNDS; round += 1) {
        const now = context.now()
        const flight = find(key, now)
        if (!flight) return lead(key, context, plan)
        const patience = patienceMs - (now - flight.startedAt)
        // A request lives as long as its own flights.
        const landed =
          flight.leader === context
            ? { value: await flight.landing }
            : await within(flight.landing, patience, context.startTimer)
        if (landed && isUsable(landed.value)) return landed.value
        forget(key, flight)
      }
      // Two leaders have failed. If every follower now led a flight, upstream would get a burst of requests.
      throw new ProblemError('unavailable', { cause: 'no leader finished' })
    },
    isUnderWay: (key, now) => find(key, now) !== null,
    detach() {
      flights.clear()
    },
    size(now) {
      sweep(now)
      return flights.size
    },
  }
}

const isOpen = ({ startedAt, endsAt }: Flight<unknown>, now: number) =>
  now >= startedAt - MAX_CLOCK_SKEW_MS && now < endsAt

/** Limits the time of the work, even if the work ignores its abort signal. `ending`: when the work itself has ended. */
function limited<R>(work: Plan<R>['work'], ms: number, startTimer: StartTimer) {
  const abort = new AbortController()
  const working = work(abort.signal)
  const landing = new Promise<R>((resolve, reject) => {
    const callOff = startTimer(ms, () => {
      const tooLate = new ProblemError('unavailable', { cause: `no response within ${ms} ms` })
      abort.abort(tooLate)
      reject(tooLate)
    })
    working.then(resolve, reject).finally(callOff)
  })
  const ending = working.then(
    () => undefined,
    () => undefined,
  )
  return { landing, ending }
}
