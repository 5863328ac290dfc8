import { expect, test } from 'vitest'

import { factory, type Bindings } from '../config/env.ts'
import { STAGING_BINDINGS, TEST_BINDINGS } from '../config/testing/test-bindings.ts'
import { respondWithProblem } from './problems.ts'
import { publicHost } from './public-host.ts'
import { requestContext } from './request-context.ts'

test('a request at the public host is served, whatever its scheme', async () => {
  for (const origin of ['https://shop.example', 'http://shop.example']) {
    const { response } = await ask(`${origin}/search?q=mug`)
    expect(response.status).toBe(200)
  }
})

test.each([
  'https://vitrine-staging.acme.workers.dev',
  'https://shop.example:8443',
  'https://www.shop.example',
])('%s redirects reads to the public origin, and logs why', async (origin) => {
  for (const method of ['GET', 'HEAD']) {
    const { response, line } = await ask(`${origin}//evil.example/../p?q=mug&page=2`, { method })
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('https://shop.example//p?q=mug&page=2')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(line).toMatchObject({ status: 301, cause: 'not the public host' })
  }
})

test('another host rejects everything that is not a read', async () => {
  const { response, line } = await ask('https://vitrine-staging.acme.workers.dev/cart/add', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(response.status).toBe(421)
  expect(line).toMatchObject({ status: 421, cause: 'not the public host' })
})

test('in development every host is served', async () => {
  const { response } = await ask('http://192.168.0.7:8787/', {}, TEST_BINDINGS)
  expect(response.status).toBe(200)
})

async function ask(address: string, init: RequestInit = {}, env: Bindings = STAGING_BINDINGS) {
  const lines: string[] = []
  const app = factory
    .createApp()
    .use(requestContext({ write: (line) => void lines.push(line) }))
    .use(publicHost())
    .all('*', (c) => c.text('the shop'))
    .onError(respondWithProblem)
  const response = await app.request(address, init, env)
  const line: unknown = JSON.parse(lines.at(-1) ?? '')
  return { response, line }
}
