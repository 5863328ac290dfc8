import { expect, test } from 'vitest'

import type { CaptchaService } from '../limits/captcha-service.ts'
import { createRequestLog, type RequestLog } from '../observe/log.ts'
import type { RecommendationService } from '../recommendations/recommendation-service.ts'
import type { ReviewService } from '../reviews/upstream.ts'
import { createIsolateMemory, type IsolateMemory } from '../runtime/isolate-memory.ts'
import type { SearchService } from '../search/search-service.ts'
import type { Geocoding } from '../places/geocoding.ts'

/** What an adapter under test is made of, besides configuration and place. */
interface Outside {
  fetch: (address: string, init: RequestInit) => Promise<Response>
  log: RequestLog
  memory: IsolateMemory
  now: () => number
}

interface AdapterUnderTest<Port> {
  /** Creates the adapter, which sends its requests through `fetch`. */
  open(outside: Outside): Port
  /** What its service answers to a request. */
  answer(address: string, init: RequestInit): object
}

/** All that an adapter needs of a request besides configuration and place. */
export const outsideWith = (fetch: Outside['fetch']): Outside => ({
  fetch,
  memory: createIsolateMemory(),
  now: () => 1_000_000,
  log: createRequestLog({
    requestId: 'request-7',
    metrics: { cache: 'none', upstreamCalls: 0, upstreamMs: 0 },
    write: () => {},
  }),
})

const UNAVAILABLE = { name: 'ProblemError', type: 'unavailable' }
const soon = () => new AbortController().signal

/** While its service is down or answers nonsense, an adapter is unavailable, which the shop shows no one. */
function failsAsUnavailable<Port>(
  name: string,
  { open }: AdapterUnderTest<Port>,
  call: (port: Port) => Promise<unknown>,
) {
  test.each<[string, () => Promise<Response>]>([
    ['no answer', () => Promise.reject(new TypeError('no network'))],
    ['an error', async () => new Response('{}', { status: 500 })],
    ['markup', async () => new Response('<p>Back soon</p>')],
  ])(`${name} are unavailable after %s from their service`, async (_, fetch) => {
    await expect(call(open(outsideWith(fetch)))).rejects.toMatchObject(UNAVAILABLE)
  })
}

const openWorking = <Port>({ open, answer }: AdapterUnderTest<Port>) =>
  open(outsideWith(async (address, init) => Response.json(answer(address, init))))

/** The contract of the search service's adapter. Its service completes `can` and knows what is popular. */
export function holdsSearchContract(adapter: AdapterUnderTest<SearchService>) {
  test('the search service completes a phrase, and lists popular phrases and products', async () => {
    const search = openWorking(adapter)
    for (const found of [await search.complete('can', soon()), await search.listPopular(soon())]) {
      expect(found.phrases.length + found.productIds.length).toBeGreaterThan(0)
      for (const text of [...found.phrases, ...found.productIds]) expect(text).toMatch(/\S/)
    }
  })
  failsAsUnavailable('suggestions', adapter, (search) => search.complete('can', soon()))
}

/** The contract of the recommendation service's adapter. Its service recommends something beside `A1`. */
export function holdsRecommendationContract(adapter: AdapterUnderTest<RecommendationService>) {
  test('products are recommended by their ids, and recommenders have names', async () => {
    const service = openWorking(adapter)
    const { productIds: ids } = await service.recommend({ zone: 'home' }, ['A1'], soon())
    expect(ids.length).toBeGreaterThan(0)
    for (const id of [...ids, ...(await service.listRecommenders(soon()))]) expect(id).toMatch(/\S/)
  })
  failsAsUnavailable('recommendations', adapter, (service) =>
    service.recommend({ zone: 'home' }, ['A1'], soon()),
  )
}

/** The contract of the maps service's adapter. Its service knows the postal code `H2Y 1Z5` of Canada. */
export function holdsMapsContract(adapter: AdapterUnderTest<Geocoding>) {
  const area = { postalCode: 'H2Y 1Z5', country: 'CA' } as const
  test('a postal code has a place on earth', async () => {
    const place = await openWorking(adapter).locate(area, soon())
    expect(Math.abs(place?.latitude ?? Infinity)).toBeLessThanOrEqual(90)
    expect(Math.abs(place?.longitude ?? Infinity)).toBeLessThanOrEqual(180)
    expect(Array.isArray(place?.cities)).toBe(true)
  })
  failsAsUnavailable('places', adapter, (maps) => maps.locate(area, soon()))
}

/** The contract of the captcha service's adapter. Its service takes the answer `right` on `shop.example`. */
export function holdsCaptchaContract(adapter: AdapterUnderTest<CaptchaService>) {
  test('only the right answer on the shop’s own host solves a captcha', async () => {
    const captcha = openWorking(adapter)
    expect(new URL(captcha.script).protocol).toBe('https:')
    expect(captcha.siteKey).toMatch(/\S/)
    expect(await captcha.verify('right', 'shop.example')).toBe('solved')
    expect(await captcha.verify('right', 'other.example')).toBe('unsolved')
    expect(await captcha.verify('wrong', 'shop.example')).toBe('unsolved')
  })
  failsAsUnavailable('verdicts', adapter, (captcha) => captcha.verify('right', 'shop.example'))
}

/** The contract of the review service's adapter. Its service has one review of `A1`. */
export function holdsReviewContract(adapter: AdapterUnderTest<ReviewService>) {
  const view = { sorting: 'newest', stars: null, page: 1 } as const
  test('a product has reviews with stars and text, and their number', async () => {
    const { total, reviews } = await openWorking(adapter).read('A1', view, soon())
    expect(total).toBe(1)
    expect(reviews).toHaveLength(1)
    expect(reviews[0]?.Rating).toBeGreaterThanOrEqual(1)
    expect(reviews[0]?.ReviewText).toMatch(/\S/)
  })
  failsAsUnavailable('reviews', adapter, (service) => service.read('A1', view, soon()))
}
