import { expect, test } from 'vitest'

import { createRequestLog, type Metrics } from './log.ts'

test('logs one line for each request with its upstream calls, also those after the head, and one line for each warning with its exact message', () => {
  const lines: unknown[] = []
  const metrics: Metrics = { cache: 'none', upstreamCalls: 0, upstreamMs: 0 }
  const write = (line: string) => lines.push(JSON.parse(line))
  const log = createRequestLog({ requestId: 'r-1', metrics, write })

  log.set('route', 'product')
  log.calling('promotions.getPromotions')
  log.upstream({ call: 'products.getProduct', ms: 12, status: 200 })
  log.upstream({ call: 'products.getProducts', ms: 8, status: 404 })
  metrics.cache = 'miss'
  expect(log.headSent()).toBe(1)
  log.upstream({ call: 'promotions.getPromotions', ms: 1500, status: null })
  log.warn('error in url-mapping API', { status: 503 })
  log.end(200, 30, 1530)

  const failed = [
    { call: 'products.getProducts', ms: 8, status: 404 },
    { call: 'promotions.getPromotions', ms: 1500, status: null },
  ]
  expect(lines).toEqual([
    { level: 'warning', message: 'error in url-mapping API', id: 'r-1', status: 503 },
    {
      level: 'request',
      id: 'r-1',
      status: 200,
      ms: 30,
      totalMs: 1530,
      route: 'product',
      cache: 'miss',
      upstream: {
        calls: 3,
        deferred: 1,
        ms: 1520,
        pending: ['promotions.getPromotions'],
        failed,
      },
      warnings: ['error in url-mapping API'],
    },
  ])
  expect(metrics).toEqual({ cache: 'miss', upstreamCalls: 3, upstreamMs: 1520 })
})
