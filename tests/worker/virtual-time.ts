/** Shorter timers only let other work run. */
const SHORTEST_MS = 100
/** How many turns of the event loop without a request count as waiting for a timer. */
const QUIET_TURNS = 5

interface Timer {
  at: number
  run: () => void
}

interface Hanging {
  /** Whether time is real. */
  isReal: boolean
  /** Whether requests to this address hang. */
  hangs: (address: string) => boolean
  /** Responses to reads, reused by later visits. */
  responses: Map<string, Promise<Stored>>
}

interface Stored {
  status: number
  headers: [string, string][]
  body: ArrayBuffer
}

/**
 * Replaces fetch and timers. Time passes only while a timer is all that is awaited, and then at once, so that deadlines
 * are measured and not the machine.
 */
export function openVirtualTime({ isReal, hangs, responses }: Hanging) {
  const { fetch, setTimeout, clearTimeout } = globalThis
  const { timeout } = AbortSignal
  const timers = new Map<number, Timer>()
  let now = 0
  let last = 0
  let pending = 0

  const add = (run: () => void, ms: number) => {
    last -= 1
    timers.set(last, { at: now + ms, run })
    return last
  }
  const turn = () => new Promise<void>((resolve) => void setTimeout(resolve, 1))

  async function quiet() {
    for (let turns = 0; turns < QUIET_TURNS; turns += 1) {
      await turn()
      if (pending > 0) turns = 0
    }
  }

  Object.assign(globalThis, {
    async fetch(address: string, init: RequestInit = {}) {
      if (hangs(address)) return untilAborted(init.signal)
      pending += 1
      try {
        return await respond(address, init)
      } finally {
        pending -= 1
      }
    },
  })
  if (!isReal) {
    Object.assign(globalThis, {
      setTimeout: (run: () => void, ms = 0) =>
        ms < SHORTEST_MS ? setTimeout(run, ms) : add(run, ms),
      clearTimeout: (id?: number) => {
        if (id === undefined || !timers.delete(id)) clearTimeout(id)
      },
    })
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController()
      add(() => controller.abort(new DOMException('too late', 'TimeoutError')), ms)
      return controller.signal
    }
  }

  async function respond(address: string, init: RequestInit) {
    const isRead = (init.method ?? 'GET') === 'GET'
    const key = `${address} ${new Headers(init.headers).get('authorization')}`
    const stored = (isRead && responses.get(key)) || store(fetch(address, init))
    if (isRead) responses.set(key, stored)
    stored.catch(() => responses.delete(key))
    const { body, ...rest } = await stored
    return new Response(body.byteLength > 0 ? body.slice(0) : null, rest)
  }

  return {
    /** How long the work takes (ms). */
    async during(work: () => Promise<unknown>): Promise<number> {
      const startedAt = now
      let isDone = false
      const done = work().finally(() => (isDone = true))
      if (isReal) await done
      while (!isDone) {
        await quiet()
        if (isDone) break
        const [next] = [...timers].toSorted(([, a], [, b]) => a.at - b.at)
        if (!next) continue
        timers.delete(next[0])
        now = next[1].at
        next[1].run()
      }
      await done
      return now - startedAt
    },
    restore() {
      Object.assign(globalThis, { fetch, setTimeout, clearTimeout })
      AbortSignal.timeout = timeout
    },
  }
}

async function store(responding: Promise<Response>): Promise<Stored> {
  const response = await responding
  return {
    status: response.status,
    // The body is decoded.
    headers: [...response.headers].filter(([name]) => !name.startsWith('content-encoding')),
    body: await response.arrayBuffer(),
  }
}

const untilAborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    const abort = () => reject(signal?.reason)
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort)
  })
