import { createElement, Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

import { pages } from '#client/pages.ts'
import { definePage } from '#client/kit/page.ts'

import { expectDiscreet } from './discreet.ts'
import { openShop } from './shop.ts'

const SECRET = 'ada@example.org could not be shown'

/** A page with a broken component, as after any rendering error. */
const broken = definePage({
  Component() {
    throw new Error(SECRET)
  },
})
const unloadable = () => Promise.reject(new TypeError(SECRET))

afterEach(() => {
  vi.restoreAllMocks()
})

test.each([
  ['throws while it is rendered', () => Promise.resolve(broken)],
  ['cannot be loaded', unloadable],
])('a page that %s becomes the error page in the shop’s layout', async (_, load) => {
  vi.spyOn(pages.styleGuide, 'load').mockImplementation(load)
  const shop = openShop()
  const { response, text } = await shop.text('/style-guide')

  expect(response.status).toBe(500)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expectDiscreet(response, text)
  expect(text).toMatch(/<h1/)
  expect(text).toContain('noindex')
  expect(text).toContain('action="/search"')
  expect(text).toContain(shop.session)
  expect(text + shop.lines.join('')).not.toContain('ada@example')
  expect(shop.lines.at(-1)).toMatch(/"status":500.*"problem":"unexpected"/)

  vi.restoreAllMocks()
  shop.clock.now += 2000
  expect((await shop.text('/style-guide')).response.status).toBe(200)
})

test('serves the fallback page when the error page fails as well', async () => {
  vi.spyOn(pages.styleGuide, 'load').mockImplementation(() => Promise.resolve(broken))
  vi.spyOn(pages.error, 'load').mockImplementation(() => Promise.resolve(broken))
  const shop = openShop()
  const { response, text } = await shop.text('/style-guide')

  expect(response.status).toBe(500)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expectDiscreet(response, text)
  expect(text).toContain('role="search"')
  expect(text).toContain(shop.session)
  expect(text + shop.lines.join('')).not.toContain('ada@example')
})

test('shows products without their banners while content fails, and recovers', async () => {
  const shop = openShop()
  const mend = await shop.breaks('/slots', { kind: 'status', status: 503 })
  const { response, text } = await shop.text('/g/hand-care')
  expect(response.status).toBe(200)
  expect(text.match(/<article|<li data-tile/g)?.length).toBeGreaterThan(20)

  await mend()
  shop.clock.now += 20_000
  await shop.text('/g/hand-care')
  const healed = await shop.text('/g/hand-care')
  expect(healed.response.status).toBe(200)
})

test('a page with a part that throws is shown and cached, but is stale at once', async () => {
  const partly = definePage({
    Component: () =>
      createElement('main', null, [
        createElement('h1', { key: 'heading' }, 'Whole'),
        createElement(Suspense, { key: 'part', fallback: null }, createElement(Throws)),
      ]),
  })
  vi.spyOn(pages.styleGuide, 'load').mockResolvedValue(partly)
  const shop = openShop()
  const first = await shop.text('/style-guide')
  expect(first.response.status).toBe(200)
  expect(first.text).toContain('Whole')

  const { response } = await shop.text('/style-guide')
  expect(response.headers.get('server-timing')).toContain('cache;desc=stale')
})

function Throws(): never {
  throw new Error(SECRET)
}
