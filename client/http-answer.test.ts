import { expect, test } from 'vitest'

import { sites } from '#shared/site/site.ts'

import { isWithoutAnswer } from './features/checkout/perform-deed.ts'
import { createOperation } from './frame/create-operation.ts'
import { createHttpCatalog } from './http-catalog.ts'
import { createHttpShopper } from './http-shopper.ts'

const place = { site: sites.us, locale: 'en-US' } as const

/** Headers arrive, and half of what they announce. */
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

test('a connection that breaks within the answer has answered nothing', async () => {
  const catalog = createHttpCatalog({ ...place, fetch: breakingOff })
  const shopper = createHttpShopper({ ...place, fetch: breakingOff })
  const asked = [
    catalog.getNavigation(),
    shopper.getBag(),
    shopper.addCoupon({ code: 'GLOW20' }, createOperation()),
  ]
  for (const answer of asked) {
    const problem: unknown = await answer.catch((error: unknown) => error)
    expect(problem).toMatchObject({ type: 'unavailable' })
    expect(isWithoutAnswer(problem)).toBe(true)
  }
})

test('a refusal is an answer', async () => {
  const shopper = createHttpShopper({ ...place, fetch: refusing })
  const problem: unknown = await shopper
    .addCoupon({ code: 'NONE' }, createOperation())
    .catch((error: unknown) => error)
  expect(problem).toMatchObject({ type: 'coupon-unknown' })
  expect(isWithoutAnswer(problem)).toBe(false)
})

test('who gave up is told so, whether the answer had begun or not', async () => {
  const givenUp = new AbortController()
  givenUp.abort(new Error('elsewhere'))
  const fetches = [
    breakingOff,
    (_: unknown, init?: RequestInit) => Promise.reject(init?.signal?.reason),
  ]
  for (const fetch of fetches) {
    const catalog = createHttpCatalog({ ...place, fetch })
    await expect(catalog.getNavigation(givenUp.signal)).rejects.not.toHaveProperty('type')
  }
})
