import { expect, test } from 'vitest'

import { control, openShop } from './shop.ts'

test('a scene links its products with names, prices and places', async () => {
  const shop = openShop()
  await shop.warm('/')
  // The first visitor's page may lack the names in its data.
  const { text } = await shop.text('/')
  const spots = /<ol class="spots">.*?<\/ol>/s.exec(text)?.[0] ?? ''
  const links = [...spots.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)
  expect(links).toHaveLength(5)
  expect(links.every((href) => /^\/p\/[\w-]+$/.test(href ?? ''))).toBe(true)
  expect(spots).toContain('Balsam Loft')
  expect(spots.match(/\$\d+\.\d\d/g)?.length).toBeGreaterThanOrEqual(5)
  const places = [
    ...spots.matchAll(
      /<style nonce="[^"]+">(\.tint-[\w-]+)\{--spot-x:([\d.]+);--spot-y:([\d.]+)\}/g,
    ),
  ]
  expect(places).toHaveLength(5)

  // A deleted product is left out of the list, and a broken list does not break the page.
  const scene = { c_image: '/pictures/scenes/holiday-mantel.svg?ratio=landscape' }
  const hotspots = [
    { productId: 'no-such-product', x: 10, y: 10 },
    { productId: 'JW0801', x: 20, y: 20 },
    { productId: 'JW0802', x: 400, y: 20 },
  ]
  try {
    await control('PUT', '/assets/us/scene-mantel', { fields: { ...scene, c_hotspots: hotspots } })
    const one = await openShop().warm('/')
    expect(one.text.match(/<ol class="spots">/g) ?? []).toHaveLength(1)
    expect(one.text.match(/--spot-x/g)).toHaveLength(1)
    const broken = { ...scene, c_hotspots: '[{"productId":' }
    await control('PUT', '/assets/us/scene-mantel', { fields: broken })
    const none = await openShop().warm('/')
    expect(none.response.status).toBe(200)
    expect(none.text).not.toContain('--spot-x')
  } finally {
    await control('DELETE', '/assets/us/scene-mantel')
  }
})
