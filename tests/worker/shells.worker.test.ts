import { expect, test } from 'vitest'

import { control, openShop } from './shop.ts'

const SKIP = 'href="#content"'

/** The elements around the main content. */
const around = (text: string) =>
  ['<header', '<footer', SKIP].filter((element) => text.includes(element))

test('the native app gets pages without a header, stored apart from those of browsers', async () => {
  const shop = openShop()
  const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) JuniperWickApp/7.2' }
  for (const visit of ['rendered', 'cached']) {
    const inApp = await shop.text('/', { headers })
    const inBrowser = await shop.text('/')
    expect(around(inApp.text), visit).toEqual(['<footer', SKIP])
    expect(around(inBrowser.text), visit).toEqual(['<header', '<footer', SKIP])
  }
  for (const path of ['/cart', '/checkout/confirmation/received', '/no-such-page']) {
    const { text } = await shop.text(path, { headers })
    expect(around(text), path).toEqual(['<footer', SKIP])
  }
})

test('a page whose path contains radial-iframe has neither header nor footer', async () => {
  const shop = openShop()
  for (const path of ['/radial-iframe', '/ca/fr-CA/radial-iframe', '/pages/radial-iframe/terms']) {
    const { text } = await shop.text(path)
    expect(text, path).toContain('<main')
    expect(around(text), path).toEqual([])
  }
})

test('the refreshed header is a preference of the site', async () => {
  const isRefreshed = async (path: string) => {
    const { text } = await openShop().warm(path)
    return /<header[^>]*look-(refreshed|overlay)/.test(text)
  }
  expect(await isRefreshed('/ca/')).toBe(false)
  await control('PUT', '/preferences/ca/homepageRefreshHeader', { value: true })
  try {
    expect(await isRefreshed('/ca/fr-CA/')).toBe(true)
    expect(await isRefreshed('/')).toBe(false)
  } finally {
    await control('DELETE', '/preferences/ca/homepageRefreshHeader')
  }
})

test('the bar about store pickup is below the header if pickup or rewards are on, but not in the checkout', async () => {
  const bars = async (path: string) => {
    const { text } = await openShop().warm(path)
    return /<\/header><div>(?=.*Free store pickup.*Set Store)/s.test(text)
  }
  const set = (key: string, value: boolean) => control('PUT', `/preferences/us/${key}`, { value })
  const shown = await openShop().warm('/ca/fr-CA/')
  expect(shown.text).toMatch(
    /<a [^>]*href="\/ca\/fr-CA\/store-locator"[^>]*><span>Choisir mon magasin<\/span><\/a>/,
  )
  expect(await bars('/')).toBe(true)
  expect(await bars('/checkout/confirmation/received')).toBe(false)
  await set('enableStorePickUp', false)
  try {
    expect(await bars('/')).toBe(true)
    await set('bondLoyaltyEnabled', false)
    expect(await bars('/')).toBe(false)
  } finally {
    for (const key of ['enableStorePickUp', 'bondLoyaltyEnabled'])
      await control('DELETE', `/preferences/us/${key}`)
  }
})
