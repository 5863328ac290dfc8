import type { Context } from 'hono'

import { ProblemError } from '#shared/http/problem.ts'

import type { AppEnv } from '../config/env.ts'
import type { LegacyRoutes } from '../config/legacy-routes.ts'
import { isolateState } from '../runtime/isolate-memory.ts'
import { startSystemTimer } from '../runtime/timer.ts'
import { createBreaker } from '../upstream/breaker.ts'
import { externalFetch } from '../upstream/outside-fetch.ts'
import { visitorOf } from '../visitor/visitor.ts'
import { legacyCookieHeader } from './legacy-cookies.ts'

/** How long the legacy system may take until the head of its response. The body may take any time. */
const HEAD_MS = 15_000

/** Whoever stands before the legacy system answers with these while it is down. */
const DOWN = new Set([502, 503, 504])

const legacyBreaker = isolateState(createBreaker)

/** The headers of a request that the legacy system gets as they are. */
const PASSED = [
  'accept',
  'accept-language',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'user-agent',
  'x-csrf-token',
  'x-requested-with',
]

interface Sent {
  dwsid: string | null
  cookieHeader: string | null
}

/** Sends a request on to the legacy system. No cache keeps its answer. @throws {ProblemError} `unavailable` while it is down */
export async function forward(c: Context<AppEnv>, legacy: LegacyRoutes, sent: Sent) {
  const { log, memory, now } = c.get('context')
  const breaker = legacyBreaker(memory)
  if (!breaker.allows(now())) throw down('breaker open')
  const { method } = c.req
  const { pathname, search } = new URL(c.req.url)
  const body = ['GET', 'HEAD'].includes(method) ? null : await c.req.raw.arrayBuffer()
  const late = new AbortController()
  const callOff = startSystemTimer(HEAD_MS, () => late.abort())
  const startedAt = now()
  let status: number | null = null
  log.calling('legacy.forward')
  try {
    const response = await externalFetch(legacy.origin + pathname + search, {
      method,
      headers: headersOf(c, legacy, sent),
      body,
      redirect: 'manual',
      cache: 'no-store',
      signal: late.signal,
    })
    status = response.status
    if (DOWN.has(status)) {
      await response.body?.cancel()
      throw down(`status ${status}`)
    }
    breaker.succeeded()
    return response
  } catch (error) {
    breaker.failed(now())
    throw error instanceof ProblemError ? error : down('no response')
  } finally {
    callOff()
    log.upstream({ call: 'legacy.forward', ms: now() - startedAt, status })
  }
}

function headersOf(c: Context<AppEnv>, legacy: LegacyRoutes, { dwsid, cookieHeader }: Sent) {
  const context = c.get('context')
  const headers = new Headers()
  for (const name of PASSED) {
    const value = c.req.header(name)
    if (value !== undefined) headers.set(name, value)
  }
  const cookies = legacyCookieHeader(cookieHeader, legacy, dwsid)
  if (cookies !== '') headers.set('Cookie', cookies)
  const { host, protocol } = new URL(context.config.publicOrigin)
  const { ip } = visitorOf(context)
  headers.set('X-Forwarded-Host', host)
  headers.set('X-Forwarded-Proto', protocol.slice(0, -1))
  if (ip !== null) headers.set('X-Forwarded-For', ip)
  headers.set('Correlation-Id', context.requestId)
  return headers
}

const down = (why: string) => new ProblemError('unavailable', { cause: `legacy system: ${why}` })
