import { defaultSite } from '#shared/site/site.ts'

import { systemClock, systemSleep, type Clock } from '../clock.ts'
import { configFrom, ConfigurationError } from '../config.ts'
import { factory, type Bindings, type Config } from '../env.ts'
import { createIsolateMemory, type IsolateMemory } from '../isolate-memory.ts'
import { createRequestLog, writeError, type Metrics, type WriteLine } from '../log.ts'
import { configurationPage } from './configuration-page.ts'
import { writableHeaders } from './writable-headers.ts'

interface RequestContextOptions {
  clock?: Clock
  write?: WriteLine
  sleep?: (ms: number) => Promise<void>
}

/**
 * Creates the request context (clock, configuration, log and metrics) and writes the request's log line at the
 * end. If the configuration is invalid, every request gets the configuration page.
 */
export const requestContext = ({
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
    const log = createRequestLog({ requestId, metrics, ...(write && { write }) })
    log.set('method', c.req.method)
    c.set('context', {
      now: config.clock,
      sleep,
      requestId,
      config,
      site: defaultSite,
      locale: defaultSite.defaultLocale,
      path: c.req.path,
      waitUntil: (work) => c.executionCtx.waitUntil(work),
      log,
      metrics,
      memory,
    })
    await next()
    const headers = writableHeaders(c)
    headers.set('X-Request-Id', requestId)
    headers.set('Server-Timing', serverTiming(metrics))
    log.end(c.res.status, config.clock() - startedAt)
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

const serverTiming = ({ cache, upstreamCalls, upstreamMs }: Metrics) =>
  `cache;desc=${cache}, upstream;desc="${upstreamCalls}";dur=${upstreamMs}`
