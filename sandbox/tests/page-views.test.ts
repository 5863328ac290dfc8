import * as v from 'valibot'
import { expect, test } from 'vitest'

import { errorOf, loginGuest } from './clients.ts'
import { customApiClient } from './custom-api-client.ts'

const Counts = v.object({ data: v.array(v.object({ type: v.string(), times: v.number() })) })

test('page views are counted by site and type, and each of them once', async () => {
  const { access_token: token } = await loginGuest('us')
  const call = customApiClient('us', token)
  const times = async (site = 'us') => {
    const answer = await customApiClient(site, token)('page-views/page-views', { method: 'GET' })
    return v.parse(Counts, answer).data.find(({ type }) => type === 'product')?.times ?? 0
  }
  const count = (body: object) => call('page-views/page-views', { body })
  const [before, beforeInCanada] = [await times(), await times('ca')]
  const view = { id: crypto.randomUUID(), type: 'product', path: '/p/JW0801' }
  expect(await count(view)).toEqual({ counted: true })
  expect(await count(view)).toEqual({ counted: false })
  expect(await times()).toBe(before + 1)
  expect(await times('ca')).toBe(beforeInCanada)
  expect((await errorOf(count({ type: 'product', path: '/' }))).status).toBe(400)
  expect((await errorOf(count({ ...view, path: 'elsewhere' }))).status).toBe(400)
})
