import { expect, test } from 'vitest'

import { matchRoute } from '#shared/routes.ts'

import { openShop } from './shop.ts'

test('the sitemap lists categories and products only by the routes that the table names', async () => {
  const shop = openShop()
  const { text } = await shop.warm('/sitemap-us-en-US.xml')
  const paths = Array.from(text.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) =>
    url.replace(shop.origin, ''),
  )
  const matches = paths.flatMap((path) => matchRoute(path) ?? [])
  const rules = new Set(matches.map(({ route }) => route.sitemap))

  expect(paths).toContain('/g/hand-care')
  expect(paths).toContain('/p/juniper-dusk-3wick-candle-JW0801')
  expect(rules).toEqual(new Set(['page', 'categories', 'products']))
})
