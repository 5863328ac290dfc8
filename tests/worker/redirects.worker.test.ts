import { expect, test } from 'vitest'

import { control, openShop, type Shop } from './shop.ts'

const CAMPAIGN = 'utm_source=mail&utm_medium=e%20mail&gclid=Ab_1-2'

/** The status and location of an address's response. */
async function leadsTo(shop: Shop, path: string) {
  const { response } = await shop.text(path)
  return [response.status, response.headers.get('location')]
}

test('redirects within the shop keep the whole query, also redirects stored without one', async () => {
  const shop = openShop()
  const product = '/p/juniper-dusk-3wick-candle-JW0801'
  for (const campaign of [CAMPAIGN, 'utm_source=other']) {
    for (const [from, to] of [
      [`/product/JW0801?${campaign}`, `${product}?${campaign}`],
      [`/p/JW0801?${campaign}`, `${product}?${campaign}`],
      [`/us/en-US/cart?${campaign}`, `/cart?${campaign}`],
      [
        `/c/gifts/three-wick-candles?${campaign}&page=2`,
        `/c/home-fragrance/three-wick-candles?page=2&${campaign}`,
      ],
      [`/stocking-stuffers?${campaign}`, `/g/gifts?${campaign}`],
    ] as const) {
      expect(await leadsTo(shop, from), from).toEqual([301, to])
    }
    expect(await leadsTo(shop, `/today?${campaign}`)).toEqual([302, `/g/top-offers?${campaign}`])
    expect(await leadsTo(shop, `/journal?${campaign}`)).toEqual([
      301,
      'https://journal.juniperandwick.example/',
    ])
    expect(await leadsTo(shop, `/my-account/address-list?edit=1&${campaign}`)).toEqual([
      303,
      `/login?from=%2Fmy-account%2Faddress-list%3Fedit%3D1&${campaign}`,
    ])
  }
  expect(await leadsTo(shop, `/p/FXMASTERAA?size=large&${CAMPAIGN}`)).toEqual([
    301,
    `/p/banded-stoneware-cup-FXMASTER?color=chalk&size=travel&${CAMPAIGN}`,
  ])

  const inQuery = openShop({ SITE_PLACEMENT: 'query', LOCALE_PLACEMENT: 'query' })
  expect(await leadsTo(inQuery, `/stocking-stuffers?site=ca&${CAMPAIGN}`)).toEqual([
    301,
    `/g/gifts?site=ca&${CAMPAIGN.replace('%20', '+')}`,
  ])
})

test('a destination keeps its own query and its fragment, and its accents are encoded once', async () => {
  const shop = openShop()
  const destinations = [
    ['/g/gifts?sort=newest&utm_source=own#list', `/ca/g/gifts?sort=newest&utm_source=own&b=2#list`],
    ['/Été/Crème', '/ca/%C3%89t%C3%A9/Cr%C3%A8me?utm_source=mail&b=2'],
    ['/%C3%89t%C3%A9?q=%C3%A9', '/ca/%C3%89t%C3%A9?q=%C3%A9&utm_source=mail&b=2'],
    ['https://journal.example/été', 'https://journal.example/%C3%A9t%C3%A9'],
  ]
  for (const [index, [destinationUrl, to]] of destinations.entries()) {
    const urlSegment = `/moved-${shop.session}-${index}`
    await control('PUT', '/mappings/ca', {
      urlSegment,
      answer: { statusCode: 301, destinationUrl },
    })
    expect(await leadsTo(shop, `/ca${urlSegment}?utm_source=mail&b=2`)).toEqual([301, to])
    await control('DELETE', `/mappings/ca?urlSegment=${urlSegment}`)
  }
})

test('redirects to the canonical letter case of a route, but not of ids and tokens', async () => {
  const shop = openShop()
  for (const [from, to] of [
    ['/Cart?utm_source=mail', '/cart?utm_source=mail'],
    ['/ca/FR-ca/Search?q=Bougie', '/ca/fr-CA/Search?q=Bougie'],
    ['/ca/fr-CA/Search?q=Bougie', '/ca/fr-CA/search?q=Bougie'],
    ['/P/Sea-JW0801', '/p/Sea-JW0801'],
    ['/Love-It-List/AbC-dE', '/love-it-list/AbC-dE'],
    ['/Customer-Care/Order-Status', '/customer-care/order-status'],
  ] as const) {
    expect(await leadsTo(shop, from), from).toEqual([301, to])
  }
  expect(await shop.calls('/url-mapping')).toEqual([])
})

test('redirects a link with trailing characters, if the page exists without them', async () => {
  const shop = openShop()
  for (const [from, to] of [
    ['/g/home-fragrance)?utm_source=mail', '/g/home-fragrance?utm_source=mail'],
    ['/c/home-fragrance/three-wick-candles.', '/c/home-fragrance/three-wick-candles'],
    ['/p/juniper-dusk-3wick-candle-JW0801%3E', '/p/juniper-dusk-3wick-candle-JW0801'],
    ['/cart,', '/cart'],
    ['/ca/fr-CA/shipping-information).', '/ca/fr-CA/shipping-information'],
    ['/ca/fr-CA)', '/ca/fr-CA/'],
    ['/stocking-stuffers%E2%80%9D', '/stocking-stuffers'],
    ['/search.?q=candle', '/search?q=candle'],
  ] as const) {
    expect(await leadsTo(shop, from), from).toEqual([301, to])
  }
  for (const path of ['/no-such-page)', '/g/no-such.', '/p/no-such-JW9999).', '/candles%3E']) {
    const { response, text } = await shop.text(path)
    expect([response.status, text.includes('<h1')], path).toEqual([404, true])
  }
})
