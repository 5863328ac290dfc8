import { expect, test } from 'vitest'

import { control, openShop } from './shop.ts'

const CATEGORY = 'body-care'
const PATH = `/g/${CATEGORY}`

/** Shows the category in a template, in a shop that has not cached it. */
async function shownIn(template: string, color = '#f1e2e3') {
  const custom = { c_template: template, c_categoryHex: color }
  await control('PUT', `/categories/us/${CATEGORY}`, { custom })
  try {
    return (await openShop().warm(PATH)).text
  } finally {
    await control('DELETE', `/categories/us/${CATEGORY}`)
  }
}

const parts = (text: string) => ({
  products: text.includes('id="open-filters"'),
  filtersBeside: /<aside[^>]*class="[^"]*position-beside/.test(text),
  breadcrumbs: text.includes('aria-label="Breadcrumb"'),
  tiles: text.includes('/pictures/tiles/body-washes'),
  shelves: [...text.matchAll(/class="more" href="\/c\/body-care\//g)].length,
  top: text.includes('One fragrance, head to toe'),
})

const list = { products: true, breadcrumbs: true, tiles: false, shelves: 0, top: true }
const landing = { products: false, filtersBeside: false, breadcrumbs: true, shelves: 0, top: true }

test.each([
  ['category-product-hits', { ...list, filtersBeside: true }],
  ['product-hits-no-left-nav', { ...list, filtersBeside: false }],
  ['nonav_catlanding', { ...landing, breadcrumbs: false, tiles: false }],
  ['landing-basic', { ...landing, tiles: true }],
  ['stacked-categories', { ...landing, tiles: false, shelves: 5 }],
  ['a-template-of-next-year', { ...list, filtersBeside: true }],
])('the template %s selects the parts of a category', async (template, expected) => {
  const text = await shownIn(template)
  expect(parts(text)).toMatchObject(expected)
  expect(text.match(/<h1\b/g)).toHaveLength(1)
  expect(text).toContain('Washes, lotions, creams and mists')
})

test('the head of a category has its background, lightened where text would be unreadable', async () => {
  const findTint = (text: string) =>
    /\.tint-category\{background-color:(#\w{6});color:(#\w{6})/.exec(text)
  expect(findTint(await shownIn('landing-basic'))?.[1]).toBe('#f1e2e3')
  const dark = findTint(await shownIn('landing-basic', '#16271f'))?.[1] ?? '#000000'
  expect(Number.parseInt(dark.slice(1, 3), 16)).toBeGreaterThan(0x80)
  expect(findTint(await shownIn('landing-basic', 'red;}'))).toBeNull()
})
