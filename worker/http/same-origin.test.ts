import { expect, test } from 'vitest'

import { factory } from '../config/env.ts'
import { TEST_BINDINGS } from '../config/testing/test-bindings.ts'
import { requestContext } from './request-context.ts'
import { requireJson, sameOrigin } from './same-origin.ts'

const app = factory
  .createApp()
  .use(requestContext({ write: () => undefined }))
  .use(sameOrigin())
  .use(requireJson())
  .all('*', (c) => c.text('done'))

const JSON_TYPE = { 'content-type': 'application/json' }
const OWN = { 'sec-fetch-site': 'same-origin' }

const statusOf = async (method: string, headers: Record<string, string>) =>
  (await app.request('https://shop.example/', { method, headers }, TEST_BINDINGS)).status

test("any site may send reads, and only the shop's own pages may send changes", async () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    expect(await statusOf(method, { 'sec-fetch-site': 'cross-site' }), method).toBe(200)
  const from = (headers: Record<string, string>) => statusOf('POST', { ...JSON_TYPE, ...headers })
  expect(await from(OWN)).toBe(200)
  for (const site of ['cross-site', 'same-site', 'none'])
    expect(await from({ 'sec-fetch-site': site, origin: 'https://shop.example' }), site).toBe(403)
  // Browsers without that header name the origin.
  expect(await from({ origin: 'https://shop.example' })).toBe(200)
  for (const origin of ['https://shop.example.evil.example', 'http://shop.example', 'null', ''])
    expect(await from({ origin }), origin).toBe(403)
  expect(await from({})).toBe(403)
})

test('accepts changes only as JSON, in any spelling of the content type', async () => {
  const typed = (type: string) => statusOf('POST', { ...OWN, 'content-type': type })
  for (const type of ['application/json', 'Application/JSON ; charset=utf-8'])
    expect(await typed(type), type).toBe(200)
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])
    expect(await typed(type), type).toBe(415)
})
