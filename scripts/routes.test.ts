import { expect, test } from 'vitest'

import { routesFor } from './routes.ts'

const origin = 'https://www.shop.example'

test('a deploy has a route of its zone or a custom domain', () => {
  expect(routesFor('production', { origin, ZONE_NAME: 'shop.example' })).toEqual([
    { pattern: 'www.shop.example/*', zone_name: 'shop.example' },
  ])
  expect(routesFor('production', { origin, CUSTOM_DOMAIN: 'true' })).toEqual([
    { pattern: 'www.shop.example', custom_domain: true },
  ])
})

test.for([
  [
    {},
    /^The production shop has no address: set ZONE_NAME .* or CUSTOM_DOMAIN to "true", in .*\.$/,
  ],
  [{ CUSTOM_DOMAIN: 'false' }, /^The production shop has no address/],
  [
    { ZONE_NAME: 'workers.dev', origin: 'https://vitrine.hollis.workers.dev' },
    'PUBLIC_ORIGIN is vitrine.hollis.workers.dev, but nothing can be cached on workers.dev.',
  ],
] as const)('a production deploy with %o is refused in one sentence', ([variables, sentence]) => {
  expect(() => routesFor('production', { origin, ...variables })).toThrow(sentence)
})
