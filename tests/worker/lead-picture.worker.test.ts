import { expect, test } from 'vitest'

import { openShop } from './shop.ts'

/** Pages by what their lead picture is. */
const PAGES = {
  hero: '/',
  'first banner': '/g/home-fragrance',
  'first tile': '/g/gifts',
  'first tile of a search': '/search?q=cedar',
  'product picture': '/p/juniper-dusk-3wick-candle-JW0801',
}

const elementsIn = (text: string, name: string) =>
  text.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []
const attributeOf = (element: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1] ?? null

for (const [lead, path] of Object.entries(PAGES)) {
  test(`the ${lead} of a page loads before its scripts and other pictures`, async () => {
    const { response, text } = await openShop().text(path)
    const pictures = elementsIn(text, 'img')
    const [first, ...otherLeads] = pictures.filter(
      (picture) => attributeOf(picture, 'fetchPriority') === 'high',
    )
    if (!first) throw new Error(`${path} has no lead picture`)
    expect(otherLeads).toEqual([])
    for (const picture of pictures) {
      expect(Number(attributeOf(picture, 'width')), picture).toBeGreaterThan(0)
      expect(Number(attributeOf(picture, 'height')), picture).toBeGreaterThan(0)
      expect(attributeOf(picture, 'loading'), picture).toBe(picture === first ? 'eager' : 'lazy')
    }

    const link = attributeOf(first, 'src') ?? ''
    const preloads = elementsIn(text, 'link').filter((one) => attributeOf(one, 'as') === 'image')
    expect(preloads.map((one) => attributeOf(one, 'href'))).toContain(link)
    for (const preload of preloads) expect(attributeOf(preload, 'fetchPriority')).toBe('high')

    const announced = (response.headers.get('link') ?? '').split(/, (?=<)/)
    expect(announced.filter((one) => !one.includes('as=image'))).toEqual([
      expect.stringContaining('as=style'),
      expect.stringContaining('as=font'),
    ])
    expect(announced.some((one) => one.startsWith(`<${link}>`))).toBe(true)
    expect(announced.filter((one) => one.includes('as=image'))).toHaveLength(preloads.length)
  })
}

test('scripts and messages wait for what is seen', async () => {
  const { text } = await openShop().text('/p/juniper-dusk-3wick-candle-JW0801')
  const later = elementsIn(text, 'link').filter(
    (link) => attributeOf(link, 'rel') === 'modulepreload' || link.includes('data-messages'),
  )
  expect(later.length).toBeGreaterThan(2)
  for (const link of later) expect(attributeOf(link, 'fetchPriority'), link).toBe('low')
})
