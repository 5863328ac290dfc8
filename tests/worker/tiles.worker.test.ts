import * as v from 'valibot'
import { expect, test } from 'vitest'

import { ProductTile } from '#shared/product/product.ts'
import { VISITOR_HEADER } from '#worker/visitor/visitor.ts'

import { openShopper } from './purchase.ts'
import { openShop } from './shop.ts'
import { openStore } from './store.ts'

const CANDLE = 'JW0801'

/** A product's tile in a page, from its picture to its add button. */
function tileIn(html: string, id: string) {
  const [, rest] = html.split(`data-tile="${id}"`)
  return rest?.split('data-tile="')[0] ?? ''
}

async function readTiles(ids: string, place = 'site=us&locale=en-US') {
  const { text } = await openShop().text(`/api/tiles?ids=${ids}&${place}`)
  return v.parse(v.pipe(v.string(), v.parseJson(), v.array(ProductTile)), text)
}

test('a tile has an add form, a quick look link, and a link to its reviews', async () => {
  const { text } = await openShop().warm('/g/home-fragrance')
  const tile = tileIn(text, CANDLE)

  expect(tile).toContain('action="/cart/add"')
  expect(tile).toContain(`name="productId" value="${CANDLE}"`)
  expect(tile).toContain('aria-label="Add to Bag: Juniper Dusk 3-Wick Candle"')
  expect(tile).toMatch(/href="\/p\/[\w-]+-JW0801" data-action="quickLook" data-value="JW0801"/)
  expect(tile).toMatch(
    /href="\/p\/[\w-]+-JW0801#reviews" aria-label="Juniper Dusk 3-Wick Candle: rated [\d.]+ out of 5, \d+ reviews?"/,
  )
})

test('a page rendered again repeats its tiles and filters, with new keys in their forms', async () => {
  const shop = openShop()
  const rendered = { headers: { 'x-vitrine-bypass': 'page-cache' } }
  const path = '/g/home-fragrance'
  await shop.warm(path)
  const first = (await shop.text(path, rendered)).text
  const again = (await shop.text(path, rendered)).text
  const sorted = (await shop.text(`${path}?sort=price-low-to-high`, rendered)).text
  const keysIn = (html: string) =>
    [...html.matchAll(/name="idempotencyKey" value="([^"]+)"/g)].map(([, key]) => key)
  const tilesIn = (html: string) =>
    [...html.matchAll(/data-tile="[^]*?<\/form>/g)].map(([tile]) =>
      tile.replace(/name="idempotencyKey" value="[^"]+"/, ''),
    )

  expect(tilesIn(again).join('\n') === tilesIn(first).join('\n')).toBe(true)
  expect(keysIn(first).length).toBeGreaterThan(20)
  expect(keysIn(again)).not.toEqual(keysIn(first))
  // Filter links keep the page's sort order.
  expect(first).toMatch(/href="\/g\/home-fragrance\?family=\w+"/)
  expect(sorted).toMatch(
    /href="\/g\/home-fragrance\?family=\w+&amp;sort=price-low-to-high"|sort=price-low-to-high&amp;family=\w+"/,
  )
  expect(sorted).not.toMatch(/href="\/g\/home-fragrance\?family=\w+"/)
})

test('in Canada there is no quick look, and in French a tile speaks French', async () => {
  const { text } = await openShop().warm('/ca/fr-CA/g/home-fragrance')
  const tile = tileIn(text, CANDLE)

  expect(text).not.toContain('quickLook')
  expect(tile).toContain('action="/ca/fr-CA/cart/add"')
  expect(tile).toContain('Ajouter au sac</span></button>')
  expect(tile).toMatch(
    /aria-label="Bougie à 3 mèches Crépuscule de genévrier\s: note de \d,\d sur 5, \d+ avis"/,
  )
})

test('a tile offers the possible ways to buy: shipping, pickup, for members, after a choice, or none', async () => {
  const ids = 'JW0801,FXPICKONLY,FXMEMBER,FXMASTER,FXSOLD,FXFSO,JWGC1'
  const byId = new Map((await readTiles(ids)).map((tile) => [String(tile.id), tile]))
  const offered = (id: string) => {
    const { orderable, pickup, buys, isMemberExclusive } = byId.get(id) ?? {}
    return { orderable, pickup, buys: buys?.productId ?? null, isMemberExclusive }
  }
  const shipped = { orderable: true, pickup: true, isMemberExclusive: false }
  expect(offered(CANDLE)).toEqual({ ...shipped, buys: CANDLE })
  expect(offered('FXPICKONLY')).toMatchObject({ orderable: false, pickup: true })
  expect(offered('FXMASTER')).toEqual({ ...shipped, buys: null })
  expect(byId.get('FXMASTER')?.swatches.length).toBeGreaterThan(1)
  expect(byId.get('FXMEMBER')?.isMemberExclusive).toBe(true)
  expect(offered('FXSOLD')).toMatchObject({ orderable: false })
  expect(offered('FXFSO')).toMatchObject({ orderable: false, pickup: true })
  expect(byId.get('JWGC1')?.buys ?? null).toBeNull()
})

test('without JavaScript, a tile’s form leads to the bag, or to the product if rejected', async () => {
  const shopper = openShopper(openStore())
  const added = await shopper.form('/cart/add', { productId: CANDLE, quantity: '1' })
  expect(added.to).toMatch(/^\/cart/)
  expect((await shopper.bag()).lines).toMatchObject([{ productId: CANDLE, quantity: 1 }])

  // The tile of a store-only product adds for pickup, which needs a store.
  const pickup = { productId: CANDLE, quantity: '1', fulfillment: 'pickup' }
  const refused = await shopper.form('/cart/add', pickup)
  expect(refused.response.status).toBe(422)
  expect(refused.text).toContain('Select a store first')
})

test('a product’s first document describes its scent, and no page waits for related products', async () => {
  const shop = openShop()
  const { response } = await shop.text(`/p/${CANDLE}`)
  const page = await shop.warm(response.headers.get('location') ?? `/p/${CANDLE}`)
  expect(page.text).toContain('How It Unfolds')
  for (const note of ['juniper berry', 'cold cedar', 'distant smoke']) {
    expect(page.text).toContain(`<li>${note}</li>`)
  }
  expect(page.text).toContain('In This Scent')
  expect(page.text).toContain('From the Same Family: Woods')

  const french = await shop.text(`/ca/fr-CA/p/${CANDLE}`)
  const inFrench = await shop.warm(french.response.headers.get('location') ?? '')
  expect(inFrench.text).toContain('baie de genévrier')
  expect(inFrench.text).toContain('De la même famille\u00a0: Boisé')
})

test('without the search service, a product is shown with its notes', async () => {
  const shop = openShop()
  const stop = await shop.breaks('/product-search', { kind: 'status', status: 503 })
  const { response } = await shop.text(`/p/${CANDLE}`)
  const page = await shop.warm(response.headers.get('location') ?? '')
  expect(page.text).toContain('juniper berry')
  expect(page.text).not.toContain('In This Scent')
  await stop()
})

test('shows the delivery date for the visitor’s region, and when a store has the product ready', async () => {
  const shop = openShop()
  // A Monday morning.
  shop.clock.now = Date.parse('2026-11-23T09:00-05:00')
  const askedFrom = async (place: object, query = 'site=us&locale=en-US') => {
    const visitor = encodeURIComponent(JSON.stringify(place))
    const { response, text } = await shop.text(`/api/arrival?${query}`, {
      headers: { [VISITOR_HEADER]: visitor },
    })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const answer: unknown = JSON.parse(text)
    return answer
  }
  expect(await askedFrom({ country: 'US', region: 'OH' })).toEqual({
    shipping: { method: 'Standard Shipping', from: 'Thu, Nov 26', to: 'Mon, Nov 30' },
    pickup: null,
  })
  expect(await askedFrom({ country: 'US', region: 'HI' })).toMatchObject({
    shipping: { from: 'Wed, Dec 2', to: 'Fri, Dec 11' },
  })
  // A visitor from abroad gets the date of most regions.
  expect(await askedFrom({ country: 'FR', region: 'IDF' })).toMatchObject({
    shipping: { from: 'Thu, Nov 26' },
  })
  expect(await askedFrom({ country: 'CA', region: 'QC' }, 'site=ca&locale=fr-CA')).toMatchObject({
    shipping: { method: 'Livraison courante', from: 'mer. 25 nov.', to: 'ven. 27 nov.' },
  })
  expect(
    await askedFrom({ country: 'US', region: 'OH' }, 'site=us&locale=en-US&store=1101'),
  ).toMatchObject({ pickup: { readyBy: 'Tue, Nov 24' } })
  // A store that no longer exists does not affect shipping.
  expect(
    await askedFrom({ country: 'US', region: 'OH' }, 'site=us&locale=en-US&store=9999'),
  ).toMatchObject({ shipping: { from: 'Thu, Nov 26' }, pickup: null })
})

test('without delivery dates from the service the answer is a problem', async () => {
  const shop = openShop()
  const stop = await shop.breaks('/shippingEstimates', { kind: 'status', status: 503 })
  const { response } = await shop.text('/api/arrival?site=us&locale=en-US')
  expect(response.status).toBe(503)
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  await stop()
})
