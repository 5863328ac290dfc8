import * as v from 'valibot'
import { expect, test } from 'vitest'

import { Film } from '#shared/media/film.ts'

import { openShopper, rejectedForm } from './purchase.ts'
import { openShop, SANDBOX, type Shop } from './shop.ts'
import { openStore } from './store.ts'

const MASTER = '/p/banded-stoneware-cup-FXMASTER'

const unescaped = (text: string) => text.replaceAll('&amp;', '&')
const readCanonical = (html: string) =>
  unescaped(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '')
const readJson = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')

/** The page, even at an address with another slug. */
async function readPage(shop: Shop, path: string) {
  const { response, complete } = await shop.visit(path)
  await response.text()
  await complete()
  const { text } = await shop.warm(response.headers.get('location') ?? path)
  return text
}

test('a variant has its own canonical address, data and pictures; an incomplete choice has the product’s', async () => {
  const shop = openShop()
  const base = await readPage(shop, MASTER)
  expect(readCanonical(base)).toBe(shop.origin + MASTER)
  expect(readJson(base)).toMatchObject({ '@type': 'ProductGroup', productGroupID: 'FXMASTER' })

  const chosen = await readPage(shop, `${MASTER}?utm_source=x&size=large&color=juniper`)
  const address = `${shop.origin}${MASTER}?color=juniper&size=large`
  expect(readCanonical(chosen)).toBe(address)
  expect(readJson(chosen)).toMatchObject({
    '@type': 'Product',
    sku: 'FXMASTERCB',
    url: address,
    size: 'Large',
    color: 'Juniper',
    image: expect.arrayContaining([expect.stringMatching(/size=large.*color=juniper/)]),
    isVariantOf: { '@type': 'ProductGroup', productGroupID: 'FXMASTER' },
    offers: { price: '24.95', availability: 'https://schema.org/InStock', url: address },
  })
  expect(chosen).toMatch(/<img[^>]*loading="eager"[^>]*size=large&amp;color=juniper/)

  // Large clay does not exist, and medium juniper is out of stock: the page marks both.
  const missing = await readPage(shop, `${MASTER}?size=large&color=clay`)
  expect(readCanonical(missing)).toBe(shop.origin + MASTER)
  expect(missing).toContain('aria-label="Clay, not available"')
  expect(await readPage(shop, `${MASTER}?color=clay`)).toContain('Please Select a Size')
  const soldOut = await readPage(shop, `${MASTER}?size=full&color=juniper`)
  expect(readJson(soldOut)).toMatchObject({
    sku: 'FXMASTERBB',
    offers: { availability: 'https://schema.org/OutOfStock' },
  })
})

test('a set is configured on its own page, and all its products can be added without JavaScript', async () => {
  const shopper = openShopper(openStore())
  const set = '/p/the-bedside-pair-JWSET1'
  const chosen = `${set}?JW1712=size%3Dfull&JW1714=size%3Dfull`
  const page = await shopper.get(chosen)
  expect(page.status).toBe(200)
  const html = unescaped(page.text)
  expect(html).toContain(`href="${set}?JW1712=size%3Dtravel&JW1714=size%3Dfull"`)
  expect(html).not.toContain('Please Select a Size')
  const [, productIds = ''] = /name="productIds" value="([^"]+)"/.exec(html) ?? []
  expect(productIds.split(',')).toHaveLength(2)

  const added = await shopper.form('/cart/add-set', { productIds, from: chosen })
  expect(added.status).toBe(303)
  const lines = async () => (await shopper.bag()).lines.map(({ productId }) => productId).toSorted()
  expect(await lines()).toEqual(productIds.split(',').toSorted())

  // Without a choice the set's page says so and adds nothing.
  const refused = await shopper.form('/cart/add-set', { productIds: 'JW1712,JW1714', from: set })
  expect(refused.status).toBe(422)
  expect(rejectedForm(refused.text)).toMatchObject({ action: 'addSetToBag', problem: 'not-added' })
  expect(refused.text).toContain('The Bedside Pair')
  expect(await lines()).toHaveLength(2)
  for (const invalid of ['', 'a/b', Array.from({ length: 25 }, () => 'JW0801').join()]) {
    const answer = await shopper.form('/cart/add-set', { productIds: invalid, from: set })
    expect(answer.status, invalid).toBe(422)
  }
})

const findWarnings = ({ lines }: Shop, message: string) =>
  lines.filter((line) => line.includes(`"message":"${message}"`))

test('the browser’s own player plays a film in both aspect ratios and with captions', async () => {
  const shop = openShop()
  const html = await readPage(shop, '/ca/fr-CA/p/bougie-a-3-meches-braise-filmee-FXVIDEO')
  const [player = ''] = /<video[\s\S]*?<\/video>/.exec(html) ?? []
  expect(player).toContain('poster="/pictures/films/embers.svg?')
  expect(player).toMatch(
    /<source src="[^"]*jwFilmEmberWide\.webm"[^>]*media="[^"]*"[\s\S]*<source src="[^"]*jwFilmEmberTall\.webm"/,
  )
  expect(player).toMatch(/<track[^>]*\.fr\.vtt"[^>]*default=""/)
  expect(html).toContain('Comment on couvre un feu pour la nuit')
  expect(html.match(/<(script|iframe)[^>]* src="(?!\/(assets|client|@vite)\/)/g)).toBeNull()
})

test('a product with every field filled shows every part', async () => {
  const html = await readPage(openShop(), '/p/juniper-dusk-keepsake-3wick-candle-FXFULL')
  for (const part of ['Where it began', 'ILN 10004', 'fragrance-allergens/coumarin', '<video']) {
    expect(html).toContain(part)
  }
})

test('an unknown film logs one line and shows nothing, also during an outage', async () => {
  const shop = openShop()
  const path = '/p/lost-reel-ember-singlewick-candle-FXVIDEOBAD'
  const html = await readPage(shop, path)
  expect(html.includes('<video')).toBe(false)
  expect(html.includes('class="screen"')).toBe(false)
  expect(findWarnings(shop, 'video id is unknown')).toHaveLength(1)

  const other = openShop({ VIDEO_URL: 'http://127.0.0.1:9' })
  expect((await readPage(other, path)).includes('<video')).toBe(false)
  const { response, text } = await openShop().text('/api/films?ids=jwFilmEmberWide,jwFilmLost')
  expect(response.status).toBe(200)
  expect(v.parse(v.array(Film), JSON.parse(text))).toMatchObject([
    { id: 'jwFilmEmberWide', sources: [{ link: expect.stringContaining(SANDBOX) }] },
  ])
  expect((await openShop().text('/api/films?ids=..%2Fx')).response.status).toBe(400)
})

test('products with bad data have a page or a clear message', async () => {
  const shop = openShop()
  const noPicture = await readPage(shop, '/p/unseen-sea-bar-soap-FXNOIMG')
  expect(noPicture).not.toContain('data-action="zoom"')
  expect(noPicture).toContain('Add to Bag')
  const noPrice = await readPage(shop, '/p/unpriced-cardamom-bar-soap-FXNOPRICE')
  expect(noPrice).toContain('Sold Out')
  expect(readJson(noPrice)).not.toHaveProperty('offers')
  const sixty = await readPage(shop, '/p/painters-pillar-stand-FX60')
  expect(readJson(sixty)).toMatchObject({ hasVariant: expect.any(Array) })
  expect(sixty.match(/rel="nofollow"/g)).toHaveLength(17)
  const hostile = await readPage(shop, '/p/a-candle-with-a-troublesome-label-FXHOSTILE')
  expect(hostile).not.toMatch(/<script>alert|onerror=|javascript:/)
  for (const [path, status, words] of [
    ['/p/FXGONE', 410, 'No longer available'],
    ['/p/x-NOSUCH', 404, 'Not found'],
  ] as const) {
    const { response, text } = await shop.text(path)
    expect(response.status, path).toBe(status)
    expect(text).toContain(words)
  }
})

test('the rank selects the shown promotion; without ranks it is the first, and one line logs it', async () => {
  const path = '/p/twicetold-orange-singlewick-candle-FXPROMO'
  const ranked = await pageWithTerms(openShop(), path)
  expect(ranked.match(/popover="auto" role="dialog"/g)).toHaveLength(1)

  const other = openShop()
  await other.breaks('/rank', { kind: 'status', status: 500 })
  await readPage(other, path)
  expect(findWarnings(other, 'promotion ranking is missing')).toHaveLength(1)
  const unranked = await pageWithTerms(other, path)
  expect(unranked.match(/popover="auto" role="dialog"/g)).toHaveLength(1)
})

/** The page after its second rendering: the first one does not wait for promotion terms. */
async function pageWithTerms(shop: Shop, path: string) {
  for (let visits = 0; visits < 2; visits += 1) {
    await readPage(shop, path)
    shop.clock.now += 2_000
  }
  return readPage(shop, path)
}
