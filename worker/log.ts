export type CacheOutcome = 'fresh' | 'stale' | 'miss' | 'error' | 'none'

/** The figures that `Server-Timing` reports for a request. */
export interface Metrics {
  cache: CacheOutcome
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
export type LogField = 'route' | 'method' | 'site' | 'locale' | 'problem' | 'cause' | 'deploy'

type LogValue = string | number | boolean | null

export interface RequestLog {
  set: (field: LogField, value: LogValue) => void
  upstream: (call: UpstreamCall) => void
  /** Writes a separate line with exactly this message. The request's line repeats the message. */
  warn: (message: string, fields?: Readonly<Record<string, LogValue>>) => void
  /** Writes the request's line. Warnings of background work may still follow it. */
  end: (status: number, ms: number) => void
}

export type WriteLine = (line: string) => void

interface LogDependencies {
  requestId: string
  /** Updated by `upstream`. */
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

/** Logs an error outside a request's context, such as an invalid configuration. */
export function writeError(message: string, fields: Readonly<Record<string, LogValue>> = {}) {
  console.error(JSON.stringify({ level: 'error', message, ...fields }))
}

// oxlint-disable-next-line no-console -- the console is the worker's log, and not every line is a warning
const writeToConsole: WriteLine = (line) => console.log(line)
