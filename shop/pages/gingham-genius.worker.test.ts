import { expect, test } from 'vitest'

import { control, openShop } from '#tests/worker/shop.ts'

const PATH = '/gingham-genius'

test.each([
  ['', 'Home'],
  ['/ca', 'Home'],
  ['/ca/fr-CA', 'Accueil'],
])('the page of advice under %s/ has its title, address and place', async (prefix, home) => {
  const shop = openShop()
  const { response, text } = await shop.warm(`${prefix}${PATH}`)
  expect(response.status).toBe(200)
  expect(text).toContain('<title>Gingham Genius | ')
  expect(text).toContain(`<link rel="canonical" href="${shop.origin}${prefix}${PATH}"`)
  expect(text.match(/<link rel="alternate" hrefLang=/g)).toHaveLength(4)
  expect(text).not.toContain('<meta name="robots"')
  expect(text).toContain(home)
  expect(text).not.toContain('aria-label="Sections of customer care"')
})

test('the sitemap of every locale has the page of advice', async () => {
  const shop = openShop()
  const index = await shop.text('/sitemap.xml')
  const maps = [...index.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  const texts = await Promise.all(
    maps.map(async (address) => (await shop.text(new URL(address).pathname)).text),
  )
  const listed = texts.flatMap((text) => text.match(/<loc>[^<]*\/gingham-genius<\/loc>/g) ?? [])
  expect(new Set(listed).size).toBe(3)
})

test('without content from commerce, the page says how to reach the shop', async () => {
  const shop = openShop()
  await shop.warm('/')
  await control('PUT', '/assets/us/gingham-genius', { fields: {} })
  try {
    const { response, text } = await shop.text(PATH)
    expect(response.status).toBe(200)
    expect(text).toMatch(/<h1[^>]*>(?:<span>)?Gingham Genius</)
  } finally {
    await control('DELETE', '/assets/us/gingham-genius')
  }
})
