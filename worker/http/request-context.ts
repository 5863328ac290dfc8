import { defaultSite } from '#shared/site/site.ts'

import { measureRequest } from '../observe/measure-request.ts'
import { systemClock, systemSleep, type Clock } from '../runtime/clock.ts'
import { configFrom, ConfigurationError } from '../config/config.ts'
import { factory, type Bindings, type Config } from '../config/env.ts'
import { networkOf } from '../limits/network-of.ts'
import { createIsolateMemory, type IsolateMemory } from '../runtime/isolate-memory.ts'
import { createRequestLog, writeError, type Metrics, type WriteLine } from '../observe/log.ts'
import { visitorOf } from '../visitor/visitor.ts'
import { configurationPage } from './configuration-page.ts'
import { changeHeaders } from './writable-headers.ts'

interface RequestContextOptions {
  /** Written in every request's log line. */
  version?: string
  clock?: Clock
  write?: WriteLine
  sleep?: (ms: number) => Promise<void>
}

/**
 * Creates the request context (clock, configuration, log and metrics) and writes the request's log line after all
 * of its work. If the configuration is invalid, every request gets the configuration page.
 */
export const requestContext = ({
  version,
  clock = systemClock,
  write,
  sleep = systemSleep,
}: RequestContextOptions = {}) => {
  let memory: IsolateMemory | undefined

  return factory.createMiddleware(async function requestContext(c, next) {
    const config = configOrNull(c.env, clock)
    if (!config) return configurationPage()
    // Created by the first request, because the runtime provides no random numbers during startup.
    memory ??= createIsolateMemory()

    const startedAt = config.clock()
    const requestId = requestIdOf(config, c.req.header('x-correlation-id'))
    const metrics: Metrics = { cache: 'none', upstreamCalls: 0, upstreamMs: 0 }
    const log = createRequestLog({
      requestId,
      metrics,
      ...(write && { write }),
      onEnd: c.env.ANALYTICS && measureRequest(c.env.ANALYTICS),
    })
    if (version) log.set('version', version)
    log.set('method', c.req.method)
    let background: Promise<unknown>[] = []
    c.set('context', {
      request: c.req.raw,
      now: config.clock,
      sleep,
      requestId,
      config,
      site: defaultSite,
      locale: defaultSite.defaultLocale,
      path: c.req.path,
      visitorNetwork: () => networkOf(visitorOf(c.get('context')).ip)?.network ?? 'unknown',
      waitUntil(work) {
        background.push(work)
        c.executionCtx.waitUntil(work)
      },
      log,
      metrics,
      memory,
    })
    await next()
    const pendingCalls = log.headSent()
    const { status } = c.res
    const ms = config.clock() - startedAt
    changeHeaders(c, (headers) => {
      headers.set('X-Request-Id', requestId)
      const isShared = /\bpublic\b/.test(headers.get('cache-control') ?? '')
      headers.set('Server-Timing', serverTiming(metrics, { isShared, pendingCalls }))
    })
    const end = () => log.end(status, ms, config.clock() - startedAt)
    if (background.length === 0) end()
    else c.executionCtx.waitUntil(backgroundEnds().then(end))

    /** Work may start further work. All of it has a deadline. */
    async function backgroundEnds() {
      while (background.length > 0) {
        const started = background
        background = []
        await Promise.allSettled(started)
      }
    }
  })
}

const CORRELATION = /^[\w-]{8,64}$/

/** In development and test, callers may set the request id, to find their requests in the commerce service's log. */
const requestIdOf = ({ allowsSimulation }: Config, given: string | undefined) =>
  allowsSimulation && given !== undefined && CORRELATION.test(given) ? given : crypto.randomUUID()

function configOrNull(env: Bindings, clock: Clock): Config | null {
  try {
    return configFrom(env, clock)
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    writeError(error.message)
    return null
  }
}

interface Head {
  /** Whether everybody gets the response. */
  isShared: boolean
  pendingCalls: number
}

/**
 * Only the log knows of calls that start after the head. What one visitor gets does not tell what it cost: that could
 * say whether commerce knows an address or a number that the visitor guesses.
 */
function serverTiming(
  { cache, upstreamCalls, upstreamMs }: Metrics,
  { isShared, pendingCalls }: Head,
) {
  if (!isShared) return `cache;desc=${cache}`
  const pending = pendingCalls > 0 ? `, pending;desc="${pendingCalls}"` : ''
  return `cache;desc=${cache}, upstream;desc="${upstreamCalls}";dur=${upstreamMs}${pending}`
}
