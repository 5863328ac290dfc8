import { AsyncLocalStorage } from 'node:async_hooks'

import type { Random } from '../support/seeded-random.ts'
import type { Isolate } from './isolates.ts'
import type { SimulatedCache } from './shared-stores.ts'
import type { Timeline } from './timeline.ts'
import { createWebCrypto } from './web-crypto.ts'

export interface GlobalsOptions {
  timeline: Timeline
  random: Random
  /** How much its clock is fast (ms). */
  skewMs: number
  caches?: SimulatedCache | undefined
  Cache?: unknown
  fetch: (isolate: Isolate, input: string | URL | Request, init?: RequestInit) => Promise<Response>
  /** Receives every line of the log. */
  log: (line: string) => void
}

/** The request that code runs for. The runtime drops what is left of it once its response and background work have ended. */
export const requestScope = new AsyncLocalStorage<{ isOver: boolean }>()

/** What isolates see in place of the globals of Node.js. */
export const NAMES = [
  'globalThis',
  'self',
  'Date',
  'Math',
  'crypto',
  'performance',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'scheduler',
  'fetch',
  'caches',
  'Cache',
  'console',
  'AbortSignal',
  'Blob',
  'Request',
  'navigator',
  'process',
] as const

/** The globals of an isolate. */
export function createGlobals(isolate: Isolate, options: GlobalsOptions): Record<string, unknown> {
  const { timeline, random, skewMs } = options
  const now = () => timeline.now() + skewMs
  const replaced = {
    Date: createDate(now),
    Math: Object.create(Math, { random: { value: random.next } }),
    crypto: createWebCrypto(random),
    performance: { now, timeOrigin: 0 },
    ...createTimers(isolate, timeline),
    scheduler: { wait: (ms: number) => isolate.awaits(timeline.sleep(ms)) },
    fetch: (input: string | URL | Request, init?: RequestInit) =>
      isolate.awaits(options.fetch(isolate, input, init)),
    caches: options.caches && { default: options.caches },
    Cache: options.Cache,
    console: createConsole(options.log),
    AbortSignal: createAbortSignal(isolate, timeline),
    Blob: WholeBlob,
    Request: StreamedRequest,
    navigator: { userAgent: 'Cloudflare-Workers' },
    process: undefined,
  }
  const scope = Object.create(globalThis, Object.getOwnPropertyDescriptors(replaced))
  return { ...replaced, globalThis: scope, self: scope }
}

const createDate = (now: () => number) =>
  class SimulatedDate extends Date {
    constructor(...args: unknown[]) {
      if (args.length === 0) super(now())
      else super(...(args as [number]))
    }

    static override now = now

    static override [Symbol.hasInstance](value: unknown) {
      return value instanceof Date
    }
  }

function createTimers(isolate: Isolate, timeline: Timeline) {
  const timers = new Map<number, () => void>()
  let last = 0
  const set = (ms: number, run: () => void, repeats: boolean) => {
    last += 1
    const id = last
    const scope = requestScope.getStore()
    const start = () =>
      timers.set(
        id,
        timeline.after(ms, () => {
          timers.delete(id)
          if (!isolate.isAlive() || scope?.isOver) return
          if (repeats) start()
          run()
        }),
      )
    start()
    return id
  }
  const clear = (id: number) => {
    timers.get(id)?.()
    timers.delete(id)
  }
  type Run = (...args: unknown[]) => void
  return {
    setTimeout: (run: Run, ms = 0, ...args: unknown[]) => set(ms, () => run(...args), false),
    setInterval: (run: Run, ms = 0, ...args: unknown[]) =>
      set(Math.max(1, ms), () => run(...args), true),
    setImmediate: (run: Run, ...args: unknown[]) => set(0, () => run(...args), false),
    clearTimeout: clear,
    clearInterval: clear,
    clearImmediate: clear,
  }
}

function createAbortSignal(isolate: Isolate, timeline: Timeline) {
  return {
    timeout(ms: number) {
      const controller = new AbortController()
      timeline.after(ms, () => {
        if (!isolate.isAlive()) return
        controller.abort(new DOMException('The operation timed out.', 'TimeoutError'))
      })
      return controller.signal
    },
    any(signals: AbortSignal[]) {
      const controller = new AbortController()
      for (const signal of signals) {
        const abort = () => controller.abort(signal.reason)
        if (signal.aborted) abort()
        else signal.addEventListener('abort', abort, { once: true })
      }
      return controller.signal
    },
    abort: (reason?: unknown) => AbortSignal.abort(reason),
  }
}

const createConsole = (log: (line: string) => void) => {
  const write = (...parts: unknown[]) => log(parts.map(textOf).join(' '))
  return { log: write, info: write, warn: write, error: write, debug: write }
}

const textOf = (part: unknown) => (part instanceof Error ? (part.stack ?? '') : String(part))

/** Node.js reads a blob on another thread. */
class WholeBlob extends Blob {
  readonly #parts: Uint8Array[]

  constructor(parts: Uint8Array[], options?: BlobPropertyBag) {
    super(parts as BlobPart[], options)
    this.#parts = parts
  }

  override async arrayBuffer() {
    return new Uint8Array(Buffer.concat(this.#parts)).buffer
  }
}

/** Node.js asks for a flag where a request has a stream. */
class StreamedRequest extends Request {
  constructor(input: string | URL | Request, init: RequestInit = {}) {
    super(input, { ...init, duplex: 'half' } as RequestInit)
  }
}
