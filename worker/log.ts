export type CacheOutcome = 'fresh' | 'stale' | 'miss' | 'error' | 'none'

/** What `Server-Timing` tells of a request. */
export interface Metrics {
  cache: CacheOutcome
  upstreamCalls: number
  upstreamMs: number
}

export interface UpstreamCall {
  /** Family and operation, as in `products.getProduct`: never an address, which could hold what someone typed. */
  call: string
  ms: number
  /** The status, or null when no answer came. */
  status: number | null
}

/** The fields that a request's line may hold beside its figures: no query values, nothing personal. */
export type LogField = 'route' | 'method' | 'site' | 'locale' | 'problem' | 'cause' | 'deploy'

type LogValue = string | number | boolean | null

export interface RequestLog {
  set: (field: LogField, value: LogValue) => void
  upstream: (call: UpstreamCall) => void
  /** One line of its own with exactly this message; the request's line repeats the message. */
  warn: (message: string, fields?: Readonly<Record<string, LogValue>>) => void
  /** Writes the request's one line. Warnings of background work may still follow it. */
  end: (status: number, ms: number) => void
}

export type WriteLine = (line: string) => void

interface LogDependencies {
  requestId: string
  /** Counted up by `upstream`. */
  metrics: Metrics
  write?: WriteLine
}

export function createRequestLog({
  requestId,
  metrics,
  write = writeToConsole,
}: LogDependencies): RequestLog {
  const fields: Partial<Record<LogField, LogValue>> = {}
  const failedCalls: UpstreamCall[] = []
  const warnings: string[] = []

  return {
    set(field, value) {
      fields[field] = value
    },
    upstream(call) {
      metrics.upstreamCalls += 1
      metrics.upstreamMs += call.ms
      if (call.status === null || call.status >= 400) failedCalls.push(call)
    },
    warn(message, details = {}) {
      warnings.push(message)
      write(JSON.stringify({ level: 'warning', message, id: requestId, ...details }))
    },
    end(status, ms) {
      const { cache, upstreamCalls, upstreamMs } = metrics
      const line = { level: 'request', id: requestId, status, ms, ...fields, cache }
      const upstream = { calls: upstreamCalls, ms: upstreamMs, failed: failedCalls }
      write(JSON.stringify({ ...line, upstream, warnings }))
    },
  }
}

/** For what happens outside a request's context, such as a refused configuration. */
export function writeError(message: string, fields: Readonly<Record<string, LogValue>> = {}) {
  console.error(JSON.stringify({ level: 'error', message, ...fields }))
}

// oxlint-disable-next-line no-console -- the console is the worker's log; an ordinary line is no warning
const writeToConsole: WriteLine = (line) => console.log(line)
