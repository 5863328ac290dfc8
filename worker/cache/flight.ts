import { ProblemError } from '#shared/contract/problem.ts'

import { SKEW_MS } from './entry.ts'
import { within, type StartTimer } from './timer.ts'

/** Followers stop waiting after this share of the time limit, so that a dead leader does not use up all their time. */
const PATIENCE = 0.8

/** How many leaders a follower waits for before it gives up. */
const ROUNDS = 2

/** The parts of a request's context that it needs to lead a flight. */
export interface FlightContext {
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  startTimer: StartTimer
}

interface Plan<R> {
  lastsMs: number
  work: (signal: AbortSignal) => Promise<R>
}

/** Work in progress by key (single flight). The requests of this isolate share its parsed result. */
export interface Flights<R> {
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
}

export function createFlights<R>(): Flights<R> {
  const flights = new Map<string, Flight<R>>()

  const forget = (key: string, flight: Flight<R>) => {
    if (flights.get(key) === flight) flights.delete(key)
  }

  // A dead leader does not clean up, so every access removes the flights whose time is over.
  const sweep = (now: number) => {
    for (const [key, flight] of flights) {
      if (now >= flight.startedAt - SKEW_MS && now < flight.endsAt) break
      flights.delete(key)
    }
  }

  const lead = (key: string, context: FlightContext, { lastsMs, work }: Plan<R>) => {
    const startedAt = context.now()
    const landing = limited(work, lastsMs, context.startTimer)
    const flight = { startedAt, endsAt: startedAt + lastsMs, landing }
    flights.set(key, flight)
    context.waitUntil(
      landing.then(
        () => forget(key, flight),
        () => forget(key, flight),
      ),
    )
    return landing
  }

  return {
    async run(key, context, plan) {
      for (let round = 0; round < ROUNDS; round += 1) {
        const now = context.now()
        sweep(now)
        const flight = flights.get(key)
        if (!flight) return lead(key, context, plan)
        const patience = PATIENCE * plan.lastsMs - (now - flight.startedAt)
        const landed = await within(flight.landing, patience, context.startTimer)
        if (landed) return landed.value
        forget(key, flight)
      }
      // Two leaders have failed. If every follower now led a flight, upstream would get a burst of requests.
      throw new ProblemError('unavailable', { cause: 'no leader finished' })
    },
    isUnderWay(key, now) {
      sweep(now)
      return flights.has(key)
    },
    detach() {
      flights.clear()
    },
    size(now) {
      sweep(now)
      return flights.size
    },
  }
}

/** Limits the time of the work, even if the work ignores its abort signal. */
function limited<R>(work: Plan<R>['work'], ms: number, startTimer: StartTimer): Promise<R> {
  const abort = new AbortController()
  return new Promise((resolve, reject) => {
    const callOff = startTimer(ms, () => {
      const tooLate = new ProblemError('unavailable', { cause: `no response within ${ms} ms` })
      abort.abort(tooLate)
      reject(tooLate)
    })
    void settle(work(abort.signal))

    async function settle(working: Promise<R>) {
      try {
        resolve(await working)
      } catch (error) {
        reject(error)
      } finally {
        callOff()
      }
    }
  })
}
