import { expect, test, vi } from 'vitest'

import { endpoint } from '#shared/http/endpoint.ts'
import { sites } from '#shared/site/site.ts'

import { createIdempotencyKey } from './create-idempotency-key.ts'
import { createHttpPort } from './http-port.ts'

const endpoints = {
  getPage: endpoint<{ listId: string; pages: number; page: string }, string>()(
    'GET',
    '/lists/:listId/pages/:pages',
  ),
  rename: endpoint<{ listId: string; name: string }, object>()('PUT', '/lists/:listId'),
}

test('a read sends path parameters and a query, and an action a body with its key', async () => {
  const sent = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
  sent.mockImplementation(async () => Response.json('ok'))
  vi.stubGlobal('fetch', sent)
  const port = createHttpPort(endpoints, { site: sites.us, locale: 'en-US' })
  const key = createIdempotencyKey()
  await port.getPage({ listId: 'a/b', pages: 2, page: 'x' })
  await port.rename({ listId: 'a', name: 'Ana' }, key)

  expect(sent.mock.calls[0]?.[0]).toBe('/api/lists/a%2Fb/pages/2?site=us&locale=en-US&page=x')
  expect(sent.mock.calls[1]).toMatchObject([
    '/api/lists/a?site=us&locale=en-US',
    { method: 'PUT', body: '{"name":"Ana"}', headers: { 'idempotency-key': key } },
  ])
})
