import { beforeEach, expect, test } from 'vitest'

import { factory } from '../config/env.ts'
import { respondWithProblem } from './problems.ts'
import { requestContext } from './request-context.ts'
import { TEST_BINDINGS } from '../config/testing/test-bindings.ts'
import { createPurgeRoutes } from './purge-routes.ts'

const purged: unknown[] = []
beforeEach(() => purged.splice(0))

test('a caller with the secret can purge a key or a tag, without a cookie or an origin', async () => {
  const byKey = await ask({ body: '{"key":"product|us|en-US|JW1001"}' })
  const byTag = await ask({ body: '{"tag":"category:lamps"}' })

  for (const answer of [byKey, byTag]) {
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await answer.json()).toEqual({ purged: true })
  }
  expect(purged).toEqual([{ key: 'product|us|en-US|JW1001' }, { tag: 'category:lamps' }])
})

test.each([
  ['a wrong secret', { authorization: 'Bearer purge-secret-2' }],
  ['its first half', { authorization: 'Bearer purge' }],
  ['an empty token', { authorization: 'Bearer ' }],
  ['another scheme', { authorization: 'Basic purge-secret-1' }],
  ['a cookie', { authorization: '', cookie: 'authorization=purge-secret-1' }],
])('%s is rejected, whatever the body', async (_, headers) => {
  for (const body of ['{"tag":"all"}', 'not even JSON']) {
    const answer = await ask({ body, headers })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ type: 'forbidden' })
  }
  expect(purged).toEqual([])
})

test.each([
  ['nothing', '{}', 400],
  ['a key and a tag at once', '{"key":"a","tag":"b"}', 400],
  ['an empty tag', '{"tag":""}', 400],
  ['a list of tags', '{"tag":["all"]}', 400],
  ['invalid JSON', '{"tag":', 400],
  ['more than 4 kB', JSON.stringify({ tag: 'a'.repeat(5000) }), 413],
])('a purge of %s is rejected', async (_, body, status) => {
  const answer = await ask({ body })

  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(purged).toEqual([])
})

test('a purge must be JSON sent by POST', async () => {
  const asForm = await ask({ body: '{"tag":"all"}', headers: { 'content-type': 'text/plain' } })
  const read = await app.request('/webhooks/purge', {}, ENV)

  expect(asForm.status).toBe(415)
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
  expect(purged).toEqual([])
})

const app = factory
  .createApp()
  .use(requestContext({ write: () => undefined }))
  .route(
    '/webhooks',
    createPurgeRoutes(async () => ({ purge: async (by) => void purged.push(by) })),
  )
  .onError(respondWithProblem)

const ENV = { ...TEST_BINDINGS, PURGE_SECRET: 'purge-secret-1' }

interface PurgeRequest {
  body: string
  headers?: Record<string, string>
}

async function ask({ body, headers }: PurgeRequest) {
  const usual = { 'content-type': 'application/json', authorization: 'Bearer purge-secret-1' }
  const init = { method: 'POST', headers: { ...usual, ...headers }, body }
  return app.request('/webhooks/purge', init, ENV)
}
