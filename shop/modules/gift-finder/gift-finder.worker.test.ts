import { expect, test } from 'vitest'

import { openShop } from '#tests/worker/shop.ts'

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
  // The same page sells gift sets.
  expect(gifts.text).toMatch(/href="[^"]*\/p\/[^"]*JWG1"/)

  // Each answer to the first question has results, and keeps a price filter.
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
