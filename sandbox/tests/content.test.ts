import { expect, test } from 'vitest'

import { control, newGuest, errorOf, fixture, origin, readThenRestore } from './clients.ts'
import { seededProduct } from './seeded-catalog.ts'

const ORGANIZATION = 'f_ecom_jwck_001'

const readCustomApi = async (path: string, token?: string): Promise<unknown> =>
  (
    await fetch(`${origin}/custom/${path}`, {
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    })
  ).json()

test('returns the remaining content modules on the hidden pages, in both languages', async () => {
  const { token } = await newGuest('ca')
  const pages = ['lab-grid', 'lab-subs', 'lab-shop', 'lab-card', 'lab-email', 'shop-by-category']
  const readAssets = (locale: string) =>
    readCustomApi(
      `slots/v1/organizations/${ORGANIZATION}/slots?siteId=ca&locale=${locale}&c_id=category-top,category-bottom&c_categoryId=${pages.join(',')}`,
      token.access_token,
    )

  const french = await readAssets('fr-CA')
  expect(french).toMatchObject({ data: expect.any(Array) })
  const text = JSON.stringify(french)
  for (const template of `top-offers-grid top-categories-navigation subs single-subs shop-the-module
    recommendations large-card UGC user-info-collection shoppable-content`.split(/\s+/)) {
    expect(text).toContain(`"template":"${template}"`)
  }
  expect(text).toContain('Écrivez-moi')
  expect(JSON.stringify(await readAssets('en-CA'))).toContain('Write to me')
})

test('a slot shows the scheduled content for a date and a customer group', async () => {
  const { token } = await newGuest('ca')
  const read = (more: string) =>
    readCustomApi(
      `slots/v1/organizations/${ORGANIZATION}/slots?siteId=ca&c_id=home-1${more}`,
      token.access_token,
    )
  const shows = (id: string, period = {}) => ({
    data: [{ slot_id: 'home-1', ...period, contentAssets: [expect.objectContaining({ id })] }],
  })
  const later = '&c_previewDate=2026-12-27T12:00:00Z'

  expect(await read('')).toMatchObject(shows('home-hero-ca'))
  expect(await read('&c_customerGroup=Registered')).toMatchObject(shows('home-hero-ca'))
  expect(await read('&c_previewDate=2026-12-26T04:59:59Z')).toMatchObject(shows('home-hero-ca'))
  const start = '2026-12-26T05:00:00Z'
  expect(await read(later)).toMatchObject(shows('home-hero-january', { start }))
  expect(await read(`${later}&c_customerGroup=Registered`)).toMatchObject(
    shows('home-hero-members', { start, group: 'Registered' }),
  )
  expect(await read('&c_previewDate=2027-02-01T05:00:00Z')).toMatchObject(shows('home-hero-ca'))

  const restore = () => control('DELETE', '/slots/ca/home-1')
  const over = { template: 'banner', assets: ['home-hero-ca'], end: '2026-01-01T00:00:00Z' }
  await control('PUT', '/slots/ca/home-1', over)
  expect(await readThenRestore(restore, () => read(''))).toEqual({ data: [] })

  for (const parameter of ['c_previewDate', 'c_customerGroup']) {
    expect(await read(`&${parameter}=%3Cnever%3E`)).toMatchObject({ parameter })
  }
})

test('returns every asset that shops request by id, on both sites and in each language', async () => {
  const ids = `returns-exchanges size-guide auto-refresh-details masked-login-error-message
    external-link-legal-alert loyalty-terms-and-information international-redirect`.split(/\s+/)
  const readAssets = (query: string) =>
    readCustomApi(`content/v1/organizations/${ORGANIZATION}/content/(${ids.join(',')})?${query}`)
  const siteQueries = ['siteId=us', 'siteId=ca&locale=en-CA', 'siteId=ca&locale=fr-CA']
  const [us, english, french] = await Promise.all(siteQueries.map(readAssets))
  for (const response of [us, english, french]) {
    expect(response).toMatchObject({ data: ids.map((id) => ({ id })), total: ids.length })
  }
  expect(JSON.stringify(english)).toContain('Rewards, in plain words')
  expect(JSON.stringify(french)).toContain('Les Récompenses, en clair')
})

test('marks an unavailable or unknown preference in its value', async () => {
  const response = await readCustomApi(
    `preferences/v1/organizations/${ORGANIZATION}/preferences?siteId=us&preferenceIds=storeLookupUnit,shopByCategoryShowCarousel,whatever`,
  )

  expect(response).toEqual({
    data: expect.arrayContaining([
      { key: 'storeLookupUnit', value: 'mi' },
      { key: 'shopByCategoryShowCarousel', value: 'UN$AVAILABLE' },
      { key: 'whatever', value: 'NOT$A$PREFERENCE' },
    ]),
  })
})

test('finds a malformed ingredients record by its UPC', async () => {
  const { products } = await newGuest('us')
  const { upc } = await products.getProduct({
    parameters: { id: await fixture('P-INGBAD', 'us') },
  })

  const found = await readCustomApi(
    `content/v1/organizations/${ORGANIZATION}/content-search?siteId=us&folder=ingredients&q=${upc}`,
  )

  expect(found).toMatchObject({ total: 1, data: [{ c_IngredientUPC: upc }] })
  expect(JSON.stringify(found)).toContain('Coumarin')
})

test('takes a category offline and restores it', async () => {
  const { products, search } = await newGuest('us')
  const id = await fixture('C-CHILD', 'us')
  const parentOf = async () => {
    const { parentCategoryId = '' } = await products.getCategory({ parameters: { id } })
    return products.getCategory({ parameters: { id: parentCategoryId } })
  }
  const { name } = await seededProduct('P-CHILD', 'us')
  const before = await parentOf()

  await control('PUT', `/categories/us/${id}`, {
    online: false,
    name: { en: 'Put away', fr: 'Rangées' },
    custom: { c_categoryHex: '#000000' },
  })
  const read = async () => ({
    offline: await products.getCategory({ parameters: { id, levels: 2 } }),
    parent: await parentOf(),
    refinements: (await search.productSearch({ parameters: { q: name.en } })).refinements,
  })
  const putBack = () => control('DELETE', `/categories/us/${id}`)
  const { offline, parent, refinements } = await readThenRestore(putBack, read)

  expect(offline).toMatchObject({ name: 'Put away', c_categoryHex: '#000000' })
  expect(offline).not.toHaveProperty('categories')
  expect(parent.onlineSubCategoriesCount).toBe((before.onlineSubCategoriesCount ?? 0) - 1)
  expect(parent.categories?.map((child) => child.id) ?? []).not.toContain(id)
  expect(JSON.stringify(refinements)).not.toContain(`"${id}"`)
  expect(await parentOf()).toEqual(before)
  const unknown = await fetch(`${origin}/test-control/categories/us/no-such`, {
    method: 'PUT',
    body: '{}',
  })
  expect(unknown.status).toBe(404)
  const missing = await errorOf(products.getCategory({ parameters: { id: 'no-such' } }))
  expect(missing.status).toBe(404)
})
