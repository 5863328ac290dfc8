import { expect, test } from 'vitest'

import { openShop } from './shop.ts'

test('a search names the phrase it corrected, and links to the pages that a phrase may mean', async () => {
  const shop = openShop()
  const { text: corrected } = await shop.warm('/search?q=candel')
  expect(corrected).toContain('Showing results for “candle”')
  expect(corrected).toContain('Nothing found for “candel”')
  const { text: french } = await shop.warm('/ca/fr-CA/search?q=bougei')
  expect(french).toContain('Voici les résultats pour «\u00a0bougie\u00a0»')
  const { text: exact } = await shop.warm('/search?q=candle')
  expect(exact).toContain('Results for “candle”')
  expect(exact).not.toContain('Nothing found')
  // Invisible characters of a pasted phrase are neither searched for nor shown.
  const pasted = '\u202acan\u200bdle\u00a0\u202c'
  const { text: clean } = await shop.warm(`/search?q=${encodeURIComponent(pasted)}`)
  expect(clean).toContain('Results for “candle”')
  const found = await shop.warm(`/api/search?q=${encodeURIComponent(pasted)}`)
  expect(found.text).toBe((await shop.warm('/api/search?q=candle')).text)
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
  expect(text).toContain('<a href="/c/new-and-now/online-exclusives">Online Exclusives</a>')
})

test('a second price range replaces the first in address, checkboxes, list and counts, while families are added', async () => {
  const shop = openShop()
  for (const list of ['/g/home-fragrance', '/ca/fr-CA/search?q=bougie']) {
    const first = await choose(list, 'price-(10..20)')
    const second = await choose(first.address, 'price-(20..30)')
    expect(new URL(second.address, shop.origin).searchParams.getAll('price')).toEqual(['(20..30)'])
    expect(second.chosen).toEqual([['price-(20..30)', second.total]])
    expect(second.total).not.toBe(first.total)
    const asked = (await shop.calls('product-search')).map(({ query }) =>
      (query['refine'] ?? []).join(),
    )
    expect(asked.some((refine) => refine.includes('price=(20..30)'))).toBe(true)
    expect(asked.filter((refine) => /price=.*price=|price=[^,]*[|]/.test(refine))).toEqual([])

    const one = await choose(second.address, 'family-woods')
    const both = await choose(one.address, 'family-citrus')
    expect(both.chosen.map(([name]) => name).toSorted()).toEqual([
      'family-citrus',
      'family-woods',
      'price-(20..30)',
    ])
    const none = await choose(second.address, 'price-(20..30)')
    expect([none.address, none.chosen]).toEqual([list, []])
  }

  /** Follows the link of a filter. */
  async function choose(path: string, filter: string) {
    const { text: before } = await shop.warm(path)
    const address = filtersIn(before).find(({ name }) => name === filter)?.href ?? ''
    const { text } = await shop.warm(address)
    const total = digitsIn(/<p id="result"[^>]*class="count">(?:<span>)?([^<]*)/.exec(text)?.[1])
    const chosen = filtersIn(text).flatMap(({ name, isChosen, count }) =>
      isChosen ? [[name, count] as const] : [],
    )
    return { address, total, chosen }
  }
})

const digitsIn = (text = '') => Number(text.replaceAll(/\D/g, ''))

const FILTER =
  /<a id="filters-([^"]+)" class="value" href="([^"]+)"([^>]*)>.*?class="number">([^<]+)</g

const filtersIn = (text: string) =>
  Array.from(text.matchAll(FILTER), ([, name = '', href = '', rest = '', count]) => ({
    name,
    href: href.replaceAll('&amp;', '&'),
    isChosen: rest.includes('aria-current'),
    count: digitsIn(count),
  }))
