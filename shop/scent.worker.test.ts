import * as v from 'valibot'
import { expect, test } from 'vitest'

import { openShop } from '#tests/worker/shop.ts'

import { Scent } from './scent.ts'

const CANDLE = '/p/juniper-dusk-3wick-candle-JW0801'
const PLACE = 'site=us&locale=en-US'

const Scented = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ attributes: v.object({ scent: Scent }) }),
)

/** The address of what goes with the candle's scent. */
async function companyOf(shop: ReturnType<typeof openShop>) {
  const { text } = await shop.text(`/api/products/JW0801?${PLACE}`)
  const { fragrance, family, form } = v.parse(Scented, text).attributes.scent
  return `/api/shop/scents?${new URLSearchParams({ fragrance, family, form })}`
}

test('a scent’s details are in the document as markup, not as data', async () => {
  const shop = openShop()
  await shop.warm(CANDLE)
  // By now, its data arrives before the rest.
  const { text } = await shop.text(CANDLE, { headers: { 'x-vitrine-bypass': 'page-cache' } })
  expect(text).toContain('aria-labelledby="scent"')
  expect(text).toContain('[["badges",')
  expect(text).not.toContain('[["shop","scents"')
})

test('the notes of a scent are a pyramid of three tiers', async () => {
  const { text } = await openShop().warm(CANDLE)
  expect(Array.from(text.matchAll(/data-tier="(\w+)"/g), ([, tier]) => tier)).toEqual([
    'top',
    'heart',
    'base',
  ])
})

test.each([
  ['us', 'en-US', 'Woods'],
  ['ca', 'fr-CA', 'Boisé'],
])(
  'on the site %s in %s, other forms and relatives of a scent are known',
  async (site, locale, name) => {
    const shop = openShop()
    const { text } = await shop.text(`${await companyOf(shop)}&site=${site}&locale=${locale}`)
    expect(text).toContain(`"familyName":"${name}"`)
    expect(text.match(/"form":/g)?.length).toBeGreaterThan(5)
    expect(text.match(/"notes":/g)?.length).toBe(6)
  },
)

test('a scent that no catalog can name is refused', async () => {
  const { response } = await openShop().text(`/api/shop/scents?fragrance=A!&${PLACE}`)
  expect(response.status).toBe(400)
})
