import { expect, test } from 'vitest'

import { app } from '../app.ts'

const request = (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers }, { SANDBOX_ORIGIN: 'http://127.0.0.1:8788' })

test('rejects URLs and headers that are too large, and accepts ordinary ones', async () => {
  expect((await request(`/?q=${'a'.repeat(8000)}`, { 'x-a': 'a'.repeat(30_000) })).status).toBe(200)
  const long = await request(`/?q=${'a'.repeat(9000)}`)
  expect([long.status, await long.json()]).toEqual([
    414,
    expect.objectContaining({ title: 'URI Too Long' }),
  ])
  const large = await request('/', { 'x-a': 'a'.repeat(20_000), 'x-b': 'b'.repeat(20_000) })
  expect([large.status, await large.json()]).toEqual([
    431,
    expect.objectContaining({ title: 'Request Header Fields Too Large' }),
  ])
})

test('returns the correlation id of the request, unless it is too long or has unsafe characters', async () => {
  const idOf = async (given: string) =>
    (await request('/', { 'correlation-id': given })).headers.get('x-correlation-id')
  expect(await idOf('cart.42:a-b_c')).toBe('cart.42:a-b_c')
  for (const wrong of ['a b', 'a,b', '<b>', 'x'.repeat(129)]) {
    expect(await idOf(wrong)).toMatch(/^[\da-f]{8}-/)
  }
})
