export type CacheStatus = 'fresh' | 'stale' | 'miss' | 'error' | 'none'

/** The figures of a request. `Server-Timing` reports those that are known when the head is sent. */
export interface Metrics {
  cache: CacheStatus
  upstreamCalls: number
  upstreamMs: number
}

export interface UpstreamCall {
  /** Family and operation, such as `products.getProduct`. Never a URL, which could contain user input. */
  call: string
  ms: number
  /** The status, or null if there was no response. */
  status: number | null
}

/** The fields that a request's line may contain besides its figures. Never query values or personal data. */
export type LogField =
  | 'route'
  | 'method'
  | 'site'
  | 'locale'
  | 'problem'
  | 'cause'
  | 'consent'
  | 'version'

type LogValue = string | number | boolean | null

export interface RequestLog {
  set: (field: LogField, value: LogValue) => void
  /** Notes that a call begins. Until `upstream` notes its end, it counts as pending. */
  calling: (call: string) => void
  upstream: (call: UpstreamCall) => void
  /** Writes a separate line with exactly this message. The request's line repeats the message. */
  warn: (message: string, fields?: Readonly<Record<string, LogValue>>) => void
  /** The same, for errors that an operator has to fix. */
  error: (message: string) => void
  /** Notes that the head is sent. Calls that end later are deferred. Returns the number of pending calls. */
  headSent: () => number
  /** Writes the request's line, after all of its work. `ms` is the time until the head, `totalMs` until now. */
  end: (status: number, ms: number, totalMs?: number) => void
}

/** The figures of a request after all of its work. */
export interface FinishedRequest {
  fields: Readonly<Partial<Record<LogField, LogValue>>>
  cache: CacheStatus
  status: number
  /** Until the head. */
  ms: number
  totalMs: number
  calls: readonly UpstreamCall[]
  upstreamMs: number
}

export type WriteLine = (line: string) => void

interface LogDependencies {
  requestId: string
  /** Updated by `upstream`. */
  metrics: Metrics
  write?: WriteLine
  /** Gets the figures of the request after its line is written. */
  onEnd?: ((request: FinishedRequest) => void) | undefined
}

export function createRequestLog({
  requestId,
  metrics,
  write = writeToConsole,
  onEnd,
}: LogDependencies): RequestLog {
  const fields: Partial<Record<LogField, LogValue>> = {}
  const pendingCalls: string[] = []
  const endedCalls: UpstreamCall[] = []
  const warnings: string[] = []
  let known: { cache: CacheStatus; calls: number; pending: string[] } | null = null

  return {
    set(field, value) {
      fields[field] = value
    },
    calling(call) {
      pendingCalls.push(call)
    },
    upstream(call) {
      const begun = pendingCalls.indexOf(call.call)
      if (begun >= 0) pendingCalls.splice(begun, 1)
      metrics.upstreamCalls += 1
      metrics.upstreamMs += call.ms
      endedCalls.push(call)
    },
    warn(message, details = {}) {
      warnings.push(message)
      write(JSON.stringify({ level: 'warning', message, id: requestId, ...details }))
    },
    error(message) {
      warnings.push(message)
      write(JSON.stringify({ level: 'error', message, id: requestId }))
    },
    headSent() {
      const { cache, upstreamCalls: calls } = metrics
      known = { cache, calls, pending: [...pendingCalls] }
      return pendingCalls.length
    },
    end(status, ms, totalMs = ms) {
      const { upstreamCalls: calls, upstreamMs } = metrics
      const { cache = metrics.cache, pending = [], calls: knownCalls = calls } = known ?? {}
      const line = { level: 'request', id: requestId, status, ms, totalMs, ...fields, cache }
      const deferred = calls - knownCalls
      const upstream = {
        calls,
        deferred,
        ms: upstreamMs,
        pending,
        failed: endedCalls.filter(hasFailed),
      }
      write(JSON.stringify({ ...line, upstream, warnings }))
      onEnd?.({ fields, cache, status, ms, totalMs, calls: endedCalls, upstreamMs })
    },
  }
}

const hasFailed = ({ status }: UpstreamCall) => status === null || status >= 400

/** Logs an error outside a request's context, such as an invalid configuration. */
export function writeError(message: string, fields: Readonly<Record<string, LogValue>> = {}) {
  console.error(JSON.stringify({ level: 'error', message, ...fields }))
}

// oxlint-disable-next-line no-console -- the console is the worker's log, and not every line is a warning
const writeToConsole: WriteLine = (line) => console.log(line)
