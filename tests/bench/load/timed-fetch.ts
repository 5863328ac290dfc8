import { median } from '../measuring.ts'
import type { Waits } from './load-figures.ts'

interface Step {
  isPage: boolean
  ms: number
  status: number
  path: string
}

/** What every request of some shoppers took. */
export function openTimes() {
  const steps: Step[] = []

  /** Sends a request and receives all of its response. */
  async function timedFetch(address: URL, init: RequestInit) {
    const { pathname } = address
    const from = performance.now()
    const ask = () => fetch(address, init)
    // A kept-alive connection may be closed just as it is reused, and forms may be sent twice.
    const answer = await ask().catch(ask)
    const body = await answer.arrayBuffer()
    const isPage = (init.method ?? 'GET') === 'GET'
    steps.push({ isPage, ms: performance.now() - from, status: answer.status, path: pathname })
    return new Response(body, { status: answer.status, headers: answer.headers })
  }

  return {
    timedFetch,
    steps,
    waits: (isCounted: (step: Step) => boolean = () => true): Waits => {
      const counted = steps.filter(isCounted)
      const times = counted.map(({ ms }) => ms).toSorted((one, other) => one - other)
      return {
        steps: counted.length,
        median: Math.round(median(times)),
        p95: Math.round(times[Math.floor(times.length * 0.95)] ?? 0),
        failed: counted.filter(({ status }) => status >= 400).length,
      }
    },
    /** The failures by path and status. */
    failures() {
      const failed = steps.filter(({ status }) => status >= 400)
      const counts: Record<string, number> = {}
      for (const { status, path } of failed) {
        const name = `${status} ${path}`
        counts[name] = (counts[name] ?? 0) + 1
      }
      return counts
    },
  }
}

export type Times = ReturnType<typeof openTimes>
