import { expect, test } from 'vitest'

import { factory } from '../config/env.ts'
import { requestContext } from './request-context.ts'
import { TEST_BINDINGS } from '../config/testing/test-bindings.ts'
import { isWithinShop, locationOf, withRequestQuery } from './location.ts'

/** What a request's query and a destination become. */
async function redirected(search: string, to: string, own: readonly string[] = []) {
  const app = factory
    .createApp()
    .use(requestContext({ write: () => undefined }))
    .get('/', (c) => {
      const location = locationOf(to, c.get('context'))
      const kept = withRequestQuery(c, location, own)
      return c.json({ location, kept, isWithinShop: isWithinShop(location, c.get('context')) })
    })
  const response = await app.request(`https://shop.example/${search}`, {}, TEST_BINDINGS)
  const answer: unknown = await response.json()
  return answer
}

test.for<[search: string, to: string, kept: string]>([
  ['', '/g/gifts', '/g/gifts'],
  ['?', '/g/gifts?', '/g/gifts'],
  ['?utm_source=mail', '/g/gifts', '/g/gifts?utm_source=mail'],
  [
    '?utm_source=mail&b=2',
    '/g/gifts?sort=newest#list',
    '/g/gifts?sort=newest&utm_source=mail&b=2#list',
  ],
  // The destination's own values count, and so do those that the page has taken over.
  ['?sort=name&b=2', '/g/gifts?sort=newest', '/g/gifts?sort=newest&b=2'],
  ['?page=2&b=2', '/g/gifts', '/g/gifts?b=2'],
  ['?&b=2&', '/g/gifts', '/g/gifts?b=2'],
  ['?b=%20%C3%A9', '/g/gifts', '/g/gifts?b=%20%C3%A9'],
])('a redirect from %s to %s leads to %s', async ([search, to, kept]) => {
  expect(await redirected(search, to, ['page'])).toMatchObject({ kept })
})

test.for<[to: string, location: string, isWithinShop: boolean]>([
  ['/Été?q=é#à', '/%C3%89t%C3%A9?q=%C3%A9#%C3%A0', true],
  ['/%C3%89t%C3%A9', '/%C3%89t%C3%A9', true],
  ['https://journal.example/été', 'https://journal.example/%C3%A9t%C3%A9', false],
  ['https://shop.example/cart', 'https://shop.example/cart', true],
  ['https://shop.example.evil.example/', 'https://shop.example.evil.example/', false],
  ['//evil.example/https://', '/evil.example/https://', true],
  ['/\\evil.example', '/evil.example', true],
])('%s is the location %s', async ([to, location, isWithinShop]) => {
  expect(await redirected('', to)).toMatchObject({ location, isWithinShop })
})
