/** Shorter timers only let other work run. */
const SHORTEST_MS = 100
/** How many turns of the event loop without a request count as waiting for a timer. */
const QUIET_TURNS = 5
/** How often there may be nothing to wait for: other work, such as loading code, takes real time. */
const MOST_IDLE = 2_000

interface Timer {
  at: number
  run: () => void
}

type Send = (address: string, init: RequestInit) => Promise<Response>

interface Hanging {
  /** Whether time is real. */
  isReal: boolean
  /** Whether requests to this address hang. */
  hangs: (address: string) => boolean
  /** Sends all other requests. */
  send: Send
  /** Is told how much time has passed (ms). */
  onPassed?: (ms: number) => void
}

export interface Stored {
  status: number
  headers: [string, string][]
  body: ArrayBuffer
}

/**
 * Replaces fetch and timers. Time passes only while a timer is all that is awaited, and then at once, so that deadlines
 * are measured and not the machine.
 */
export function openVirtualTime({ isReal, hangs, send, onPassed }: Hanging) {
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

  /** No time passes until the work has ended. */
  async function awaited<Result>(work: () => Promise<Result>): Promise<Result> {
    pending += 1
    try {
      return await work()
    } finally {
      pending -= 1
    }
  }

  Object.assign(globalThis, {
    async fetch(address: string, init: RequestInit = {}) {
      return hangs(address) ? untilAborted(init.signal) : awaited(() => send(address, init))
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

  return {
    awaited,
    now: () => now,
    /** How long the work takes (ms). */
    async during(work: () => Promise<unknown>): Promise<number> {
      const startedAt = now
      let isDone = false
      const done = work().finally(() => (isDone = true))
      if (isReal) await done
      let idle = 0
      while (!isDone) {
        await quiet()
        if (isDone) break
        const [next] = [...timers].toSorted(([, a], [, b]) => a.at - b.at)
        idle = next ? 0 : idle + 1
        if (idle > MOST_IDLE) throw new Error('nothing would ever end the wait')
        if (!next) continue
        timers.delete(next[0])
        onPassed?.(next[1].at - now)
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

const byToken = (address: string, { headers }: RequestInit) =>
  `${address} ${new Headers(headers).get('authorization')}`

/** Sends requests, and answers reads with the same key from memory. By default these have the same address and token. */
export function replaying(
  send: Send,
  responses: Map<string, Promise<Stored>>,
  keyOf: (address: string, init: RequestInit) => string = byToken,
): Send {
  return async (address, init) => {
    const isRead = (init.method ?? 'GET') === 'GET'
    const key = keyOf(address, init)
    const stored = (isRead && responses.get(key)) || store(send(address, init))
    if (isRead) responses.set(key, stored)
    stored.catch(() => responses.delete(key))
    const { body, ...rest } = await stored
    return new Response(body.byteLength > 0 ? body.slice(0) : null, rest)
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
