import { inspectRoutes } from 'hono/dev'
import { expect } from 'vitest'
import * as v from 'valibot'

import { Problem } from '#shared/http/problem-document.ts'
import { actions } from '#shared/actions.ts'
import { createApp } from '#worker/app.ts'

import { expectDiscreet } from './discreet.ts'
import { openShopper } from './purchase.ts'
import { openStore } from './store.ts'

const SAFE = ['GET', 'HEAD', 'OPTIONS']

/** All API actions, read from the routes of the app. */
export const apiActions = inspectRoutes(createApp())
  .filter(({ method, isMiddleware }) => !isMiddleware && method !== 'ALL' && !SAFE.includes(method))
  .filter(({ path }) => path.startsWith('/api/'))
  .map(({ method, path }) => ({ method, path: path.replace(/:\w+/, 'someid') }))

/** The actions with a JSON body: all but the upload of review photos. */
export const jsonActions = apiActions.filter(({ path }) => path !== '/api/reviews/photos')

export const formActions = Object.values(actions).map(({ path }) => ({ method: 'POST', path }))

export const JSON_TYPE = 'application/json'
export const FORM_TYPE = 'application/x-www-form-urlencoded'

/** Expects a problem response of the API. */
export function expectProblem(response: Response, text: string, statuses: readonly number[]) {
  expect(statuses, text).toContain(response.status)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const problem = v.parse(v.pipe(v.string(), v.parseJson(), Problem), text)
  expect(problem).toMatchObject({ status: response.status, requestId: expect.any(String) })
  expectDiscreet(response, text)
  return problem
}

/** A shopper with a bag; its earlier requests to commerce are not counted. */
export async function openTarget() {
  const shopper = openShopper(openStore())
  expect((await shopper.add('JW0801')).status).toBe(200)
  const before = (await shopper.calls()).length
  const news = async () => (await shopper.calls()).slice(before)
  return {
    ...shopper,
    news,
    /** The new requests that write. */
    writes: async () => (await news()).filter(({ method }) => method !== 'GET'),
  }
}
