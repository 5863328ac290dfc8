import { expect, test } from 'vitest'

import { STAGING } from '#worker/config/testing/test-bindings.ts'

import { openShop } from './shop.ts'

test('a public shop serves paths only at its own host', async () => {
  const shop = openShop({ ...STAGING, PUBLIC_ORIGIN: 'https://shop.example' })
  for (const path of ['/', '/cart', '/api/bag', '/robots.txt', '/sitemap.xml', '/proxy/x']) {
    const { response } = await shop.text(path)
    expect(response.status, path).toBe(301)
    expect(response.headers.get('location')).toBe(`https://shop.example${path}`)
  }
  for (const path of ['/cart/add', '/api/bag/items', '/webhooks/purge', '/reports/csp']) {
    const { response } = await shop.text(path, { method: 'POST' })
    expect(response.status, path).toBe(421)
    expect(response.headers.get('strict-transport-security')).not.toBeNull()
  }
})
