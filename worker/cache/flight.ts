import { ProblemError } from '#shared/contract/problem.ts'

import { SKEW_MS } from './entry.ts'
import { within, type StartTimer } from './timer.ts'

/** Followers leave a flight at this share of its time, so that a dead leader does not cost them all of it. */
const PATIENCE = 0.8

/** How many leaders a follower outlives before it gives up. */
const ROUNDS = 2

/** What a request lends to a flight that it leads. */
export interface FlightContext {
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  startTimer: StartTimer
}

interface Plan<R> {
  lastsMs: number
  work: (signal: AbortSignal) => Promise<R>
}

/** Work in progress by key, shared by the requests of this isolate. What is shared is a parsed value. */
export interface Flights<R> {
  run(key: string, context: FlightContext, plan: Plan<R>): Promise<R>
  isUnderWay(key: string, now: number): boolean
  /** Nobody joins what is under way now; those who wait still get its value. */
  detach(): void
  /** How many flights could still be joined. */
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

  // A leader that died runs no clean-up, so every look ends what is over by time.
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
      // Where two leaders brought nothing, a hundred followers leading at once would not either.
      throw new ProblemError('unavailable', { cause: 'no leader landed' })
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

/** Work that ends by time, even if it ignores its signal. */
function limited<R>(work: Plan<R>['work'], ms: number, startTimer: StartTimer): Promise<R> {
  const abort = new AbortController()
  return new Promise((resolve, reject) => {
    const callOff = startTimer(ms, () => {
      const tooLate = new ProblemError('unavailable', { cause: `no answer within ${ms} ms` })
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
