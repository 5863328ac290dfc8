import { expect, test } from 'vitest'

import { control, openShop } from './shop.ts'

const unescaped = (text: string) => text.replaceAll('&amp;', '&')

test.each([
  ['', 'gift under 20', 'Gift finder'],
  ['/ca/fr-CA', 'cadeau moins 20', 'Trouve-cadeau'],
])('under %s/ the search for "%s" leads to the gift finder', async (prefix, phrase, name) => {
  const shop = openShop()
  const query = encodeURIComponent(phrase)
  const { text } = await shop.warm(`${prefix}/search?q=${query}`)
  expect(text).toContain(`href="${prefix}/g/gifts#gift-finder">${name}<`)

  const gifts = await shop.warm(`${prefix}/g/gifts`)
  const finder = /<section[^>]* id="gift-finder".*?<\/section>/s.exec(gifts.text)?.[0] ?? ''
  expect(finder).toContain(`action="${prefix}/search" method="get"`)
  expect(finder.match(/<label for=/g)).toHaveLength(3)
  expect([...finder.matchAll(/<select[^>]* name="(\w+)"/g)].map(([, field]) => field)).toEqual([
    'q',
    'family',
    'price',
  ])
  // Gift sets that can be bought are on the same page.
  expect(gifts.text).toMatch(/href="[^"]*\/p\/[^"]*JWG1"/)

  // Each answer to the first question finds something, and a price is kept.
  const people = /name="q".*?<\/select>/s.exec(finder)?.[0] ?? ''
  for (const [, value = ''] of people.matchAll(/<option[^>]* value="([^"]*)"/g)) {
    const search = new URLSearchParams({ q: unescaped(value), family: '', price: '(0..30)' })
    const found = await shop.warm(`${prefix}/search?${search}`)
    expect(found.text, value).toMatch(/href="[^"]*\/p\//)
    const asked = (await shop.calls('product-search')).at(-1)
    expect(asked?.query['refine']?.join(), value).toContain('price=(0..30)')
    expect(found.text, value).toMatch(prefix ? /0\s?[–-]\s?30\s\$/ : /\$0 [–-] \$30/)
  }
})

test('a scene’s products are links with their names, prices and places', async () => {
  const shop = openShop()
  await shop.warm('/')
  // The first visitor's page may name the products before it knows them.
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

  // A product that is gone is not in the list, and a broken list takes nothing down.
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
