import { expect, test } from 'vitest'

import { sites } from '#shared/site/site.ts'

import { configFrom } from '../config/config.ts'
import { createRequestLog } from '../observe/log.ts'
import { TEST_BINDINGS } from '../config/testing/test-bindings.ts'
import { createBreaker } from './breaker.ts'
import { callEndpoint } from './endpoint.ts'

test.each([
  { status: 429, retryAfter: '20', pauseMs: 20_000 },
  { status: 503, retryAfter: 'Thu, 01 Jan 1970 00:17:00 GMT', pauseMs: 20_000 },
  { status: 429, retryAfter: '86400', pauseMs: 60_000 },
])(
  'after a $status with `Retry-After: $retryAfter`, nothing is sent for $pauseMs ms',
  async ({ status, retryAfter, pauseMs }) => {
    const endpoint = openEndpoint()
    await endpoint.call(status, retryAfter)
    expect(endpoint.calls).toBe(1)

    endpoint.now += pauseMs - 1
    expect(endpoint.isOpen()).toBe(false)
    endpoint.now += 1
    expect(endpoint.isOpen()).toBe(true)
  },
)

test.each([
  ['a date in the past', 503, 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ['nonsense', 503, 'later'],
  ['a fraction', 503, '1.5'],
  ['seconds with another status', 500, '20'],
])('`Retry-After` with %s does not pause requests', async (_, status, retryAfter) => {
  const endpoint = openEndpoint()
  await endpoint.call(status, retryAfter)
  expect(endpoint.isOpen()).toBe(true)
})

/** An endpoint whose responses the test decides, 1000 s after the epoch. */
function openEndpoint() {
  const breaker = createBreaker()
  const metrics = { cache: 'none', upstreamCalls: 0, upstreamMs: 0 } as const
  const endpoint = {
    now: 1_000_000,
    calls: 0,
    isOpen: () => breaker.allows(endpoint.now),
    call(status: number, retryAfter: string) {
      const send = async () => {
        endpoint.calls += 1
        return new Response('{}', { status, headers: { 'retry-after': retryAfter } })
      }
      return callEndpoint(
        {
          context: { ...context, now: () => endpoint.now },
          send,
          breaker,
          deadlineMs: 100,
          retried: true,
        },
        { base: '/search', call: 'search.read', path: '/', subject: null, signal: undefined },
        null,
      )
    },
  }
  const context = {
    requestId: 'request-7',
    config: configFrom(TEST_BINDINGS),
    site: sites.us,
    locale: 'en-US' as const,
    waitUntil: () => {},
    log: createRequestLog({ requestId: 'request-7', metrics: { ...metrics }, write: () => {} }),
  }
  return endpoint
}
