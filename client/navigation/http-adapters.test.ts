import { expect, test } from 'vitest'

import { sites } from '#shared/site/site.ts'

import { isWithoutResponse } from '../kit/forms/retry-action.ts'
import { createIdempotencyKey } from '../kit/http/create-idempotency-key.ts'
import { createHttpCatalog, createHttpShopper } from './http-adapters.ts'

const siteLocale = { site: sites.us, locale: 'en-US' } as const

/** A response whose body breaks off in the middle. */
function breakingOff(): Promise<Response> {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"lines":'))
      controller.error(new TypeError('network error'))
    },
  })
  return Promise.resolve(new Response(body, { status: 200 }))
}

const refusing = async () =>
  Response.json({ type: 'coupon-unknown', status: 422, title: '' }, { status: 422 })

test('treats a connection that breaks during the response as no response', async () => {
  const catalog = createHttpCatalog({ ...siteLocale, fetch: breakingOff })
  const shopper = createHttpShopper({ ...siteLocale, fetch: breakingOff })
  const asked = [
    catalog.getNavigation(),
    shopper.getBag({}),
    shopper.addCoupon({ code: 'GLOW20' }, createIdempotencyKey()),
  ]
  for (const answer of asked) {
    const problem: unknown = await answer.catch((error: unknown) => error)
    expect(problem).toMatchObject({ type: 'unavailable' })
    expect(isWithoutResponse(problem)).toBe(true)
  }
})

test('an error response is a response', async () => {
  const shopper = createHttpShopper({ ...siteLocale, fetch: refusing })
  const problem: unknown = await shopper
    .addCoupon({ code: 'NONE' }, createIdempotencyKey())
    .catch((error: unknown) => error)
  expect(problem).toMatchObject({ type: 'coupon-unknown' })
  expect(isWithoutResponse(problem)).toBe(false)
})

test('rejects with the abort reason, whether or not the response has begun', async () => {
  const givenUp = new AbortController()
  givenUp.abort(new Error('elsewhere'))
  const fetches = [
    breakingOff,
    (_: unknown, init?: RequestInit) => Promise.reject(init?.signal?.reason),
  ]
  for (const fetch of fetches) {
    const catalog = createHttpCatalog({ ...siteLocale, fetch })
    await expect(catalog.getNavigation({}, givenUp.signal)).rejects.not.toHaveProperty('type')
  }
})
