import { expect, test } from 'vitest'

import { openShop } from './shop.ts'

test('a search says which phrase it corrected, and links to the pages that a phrase may mean', async () => {
  const shop = openShop()
  const { text: corrected } = await shop.warm('/search?q=candel')
  expect(corrected).toContain('Showing results for “candle”')
  expect(corrected).toContain('Nothing found for “candel”')
  const { text: french } = await shop.warm('/ca/fr-CA/search?q=bougei')
  expect(french).toContain('Voici les résultats pour «\u00a0bougie\u00a0»')
  const { text: exact } = await shop.warm('/search?q=candle')
  expect(exact).toContain('Results for “candle”')
  expect(exact).not.toContain('Nothing found')
  for (const [path, link] of [
    ['/search?q=returns', '<a href="/returns">Returns and exchanges</a>'],
    ['/search?q=gift+cards', '<a href="/c/gifts/gift-cards">Gift Cards</a>'],
    ['/ca/fr-CA/search?q=livraison', '<a href="/ca/fr-CA/shipping-information">Livraison</a>'],
  ] as const) {
    const { text } = await shop.warm(path)
    expect(text, path).toContain(link)
    expect(text, path).not.toMatch(/<h1[^>]*>(Nothing found|Aucun résultat)/)
  }
})

test('a category has the same name in the menu and on its page', async () => {
  const { text } = await openShop().warm('/')
  expect(text).toContain('<a href="/c/new-and-now/online-exclusives">Only online</a>')
})
