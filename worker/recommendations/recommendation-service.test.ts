import { expect, test } from 'vitest'

import { sites } from '#shared/site/site.ts'

import { configFrom } from '../config/config.ts'
import { createIsolateMemory } from '../runtime/isolate-memory.ts'
import { createRequestLog } from '../observe/log.ts'
import { TEST_BINDINGS } from '../config/testing/test-bindings.ts'
import { createRecommendationService } from './recommendation-service.ts'

const ACCOUNT = {
  RECOMMENDATION_URL: 'https://recommendations.example',
  RECOMMENDATION_CLIENT_ID: 'client-of-the-shop',
  RECOMMENDATION_REALM: 'abcd',
}

const RECS = {
  recommenderName: 'pdp-similar-items',
  recoUUID: 'a8b1',
  recs: [{ id: 'JW1', product_name: 'Mug', price: 1 }, { id: 'JW2' }],
}

const CHOSEN = {
  productIds: ['JW1', 'JW2'],
  recommendedBy: { recommender: 'pdp-similar-items', recoUUID: 'a8b1' },
}

test('a choice without a name or an id is shown, too', async () => {
  const recommended = async (answer: object) =>
    open(answer).service?.recommend({ zone: 'cart' }, [], AbortSignal.timeout(1000))
  const recs = [{ id: 'JW1' }]
  expect(await recommended({ recs })).toEqual({ productIds: ['JW1'], recommendedBy: null })
  expect(await recommended({ recs, recommenderName: 'cart1_rr', recoUUID: null })).toEqual({
    productIds: ['JW1'],
    recommendedBy: { recommender: 'cart1_rr', recoUUID: null },
  })
})

test('a recommender gets at most 24 different products and nothing of the visitor', async () => {
  const { service, requests } = open(RECS)
  const ids = Array.from({ length: 30 }, (_, index) => `JW${index}`)
  const recommended = await service?.recommend(
    { recommender: 'complete-the-set' },
    ['JW0', ...ids],
    AbortSignal.timeout(1000),
  )

  expect(recommended).toEqual(CHOSEN)
  expect(requests).toEqual([
    {
      address:
        'https://recommendations.example/v3/personalization/recs/abcd-site-ca/complete-the-set',
      method: 'POST',
      clientId: 'client-of-the-shop',
      body: {
        products: ids.slice(0, 24).map((id) => ({ id, sku: '', altId: '', altIdType: '' })),
        realm: 'abcd',
        instanceType: 'sbx',
      },
    },
  ])
})

test('a zone of a page has a recommender that the service chooses', async () => {
  const { service, requests } = open(RECS)
  expect(await service?.recommend({ zone: 'cart' }, ['JW0'], AbortSignal.timeout(1000))).toEqual(
    CHOSEN,
  )
  expect(requests).toMatchObject([
    { address: expect.stringContaining('/v3/personalization/abcd-site-ca/zones/cart/recs') },
  ])
})

test('the recommenders of a site are listed by name', async () => {
  const { service, requests } = open({
    recommenders: [{ name: 'cart1_rr', description: 'Cart', recommenderType: 'similar' }],
  })
  expect(await service?.listRecommenders(AbortSignal.timeout(1000))).toEqual(['cart1_rr'])
  expect(requests).toMatchObject([
    {
      address: 'https://recommendations.example/v3/personalization/recommenders/abcd-site-ca',
      method: 'GET',
      clientId: 'client-of-the-shop',
    },
  ])
})

test('there is no service without its address, client id or realm', () => {
  for (const name of Object.keys(ACCOUNT)) expect(open(RECS, { [name]: '' }).service).toBeNull()
})

interface SentRequest {
  address: string
  method: string | undefined
  clientId: string | null
  body: unknown
}

/** The service of the Canadian site, whose every response is `response`. */
function open(response: object, bindings: Partial<typeof ACCOUNT> = {}) {
  const requests: SentRequest[] = []
  const service = createRecommendationService({
    site: sites.ca,
    config: configFrom({ ...TEST_BINDINGS, ...ACCOUNT, SITE_ID_CA: 'site-ca', ...bindings }),
    memory: createIsolateMemory(),
    now: () => 0,
    log: createRequestLog({
      requestId: 'request-7',
      metrics: { cache: 'none', upstreamCalls: 0, upstreamMs: 0 },
      write: () => {},
    }),
    async fetch(address, { method, headers, body }) {
      const clientId = new Headers(headers).get('x-cq-client-id')
      requests.push({
        address,
        method,
        clientId,
        body: typeof body === 'string' ? JSON.parse(body) : null,
      })
      return Response.json(response)
    },
  })
  return { service, requests }
}
