import { expect, test, vi } from 'vitest'

import { factory } from '../config/env.ts'
import { TEST_BINDINGS } from '../config/testing/test-bindings.ts'
import { requestContext } from './request-context.ts'

test('each cache hit is an entry of the console', async () => {
  const logged = vi.spyOn(console, 'log').mockReturnValue()
  const app = factory
    .createApp()
    .use(requestContext())
    .get('*', (c) => {
      c.get('context').metrics.cache = 'fresh'
      return c.text('hit')
    })
  const execution = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} }
  for (const path of ['/', '/g/gifts']) await app.request(path, {}, TEST_BINDINGS, execution)

  const entries = logged.mock.calls.map(([line]) => JSON.parse(line))
  logged.mockRestore()
  const hit = { level: 'request', status: 200, cache: 'fresh' }
  expect(entries).toMatchObject([hit, hit])
})
