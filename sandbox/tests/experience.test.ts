import { createRequire } from 'node:module'

import type * as Sdk from 'commerce-sdk-isomorphic'
import { expect, test } from 'vitest'

import { configOf, errorOf, fixture, loginGuest } from './clients.ts'

const sdk: typeof Sdk = createRequire(import.meta.url)('commerce-sdk-isomorphic')

async function visitorOf(siteId: string) {
  const { access_token: token } = await loginGuest(siteId)
  const config = { ...configOf(siteId), headers: { authorization: `Bearer ${token}` } }
  return {
    experience: new sdk.ShopperExperience(config),
    configurations: new sdk.ShopperConfigurations(config),
    promotions: new sdk.ShopperPromotions(config),
  }
}

test('returns content assets by id and by folder, and finds them by words', async () => {
  const { experience } = await visitorOf('ca')
  const id = 'returns-exchanges'
  const french = await experience.getContent({ parameters: { id, locale: 'fr-CA' } })
  expect(french).toMatchObject({ id, name: expect.any(String), c_body: expect.any(String) })
  const english = await experience.getContent({ parameters: { id } })
  expect(english['c_body']).not.toBe(french['c_body'])
  const several = await experience.getMultipleContent({
    parameters: { ids: ['nothing', ' size-guide', id] },
  })
  expect(several).toMatchObject({ limit: 3, total: 2, data: [{ id: 'size-guide' }, { id }] })

  const root = await experience.getContentFolder({ parameters: { id: 'root', levels: 2 } })
  const folder = root.folders?.find((each) => each.id === 'ingredients')
  expect(folder).toEqual({ id: 'ingredients', parentFolderId: 'root', name: 'Ingredients' })
  const flat = await experience.getContentFolders({
    parameters: { ids: ['ingredients', 'nowhere', 'root'], levels: 0 },
  })
  expect(flat).toEqual({ limit: 3, total: 2, data: [folder, { id: 'root', name: 'Root' }] })

  const all = await experience.searchContent({ parameters: { refine: 'fdid=ingredients' } })
  expect(all).toMatchObject({ selectedRefinements: { fdid: 'ingredients' }, offset: 0, limit: 25 })
  expect(all.total).toBeGreaterThan(1)
  const values = all.refinements?.[0]?.values
  expect(values?.find(({ value }) => value === 'ingredients')?.hitCount).toBe(all.total)
  const second = await experience.searchContent({
    parameters: { refine: 'fdid=ingredients', sort: 'id=asc', limit: 1, offset: 1 },
  })
  expect(second.hits).toEqual([all.hits[1]])
  const backwards = await experience.searchContent({
    parameters: { refine: 'fdid=ingredients', sort: 'name=desc', limit: 200 },
  })
  const names = backwards.hits.map(({ name }) => String(name))
  expect(names).toEqual(names.toSorted().reverse())
  const found = await experience.searchContent({ parameters: { q: names[0] ?? '' } })
  expect(found.hits.map(({ name }) => name)).toContain(names[0])

  const rejected = await Promise.all(
    [
      experience.getContent({ parameters: { id: 'nothing' } }),
      experience.getContentFolder({ parameters: { id: 'nothing' } }),
      experience.getMultipleContent({ parameters: { ids: [] } }),
      experience.getContentFolders({ parameters: { ids: ['root'], levels: 3 } }),
      experience.searchContent({ parameters: { sort: 'price=asc' } }),
      experience.searchContent({ parameters: { limit: 201 } }),
    ].map(errorOf),
  )
  expect(rejected.map(({ status }) => status)).toEqual([404, 404, 400, 400, 400, 400])
})

interface Parts {
  id: string
  regions?: { components?: Parts[] }[]
}

/** The components in the first region of a page or component. */
const partsOf = (whole?: Parts): Parts[] => whole?.regions?.[0]?.components ?? []

test('returns pages and components that are made of the slots of the shop', async () => {
  const { experience } = await visitorOf('us')
  const home = await experience.getPage({ parameters: { pageId: 'homepage' } })
  expect(home).toMatchObject({ id: 'homepage', typeId: 'storePage', visible: true })
  const components = partsOf(home)
  expect(components.length).toBeGreaterThan(3)
  const [first] = components
  expect(first).toMatchObject({ id: 'home-1', typeId: expect.any(String) })
  expect(await experience.getComponent({ parameters: { componentId: String(first?.id) } })).toEqual(
    first,
  )
  const [asset] = partsOf(first)
  expect(await experience.getComponent({ parameters: { componentId: String(asset?.id) } })).toEqual(
    asset,
  )

  const categoryId = await fixture('C-LAB-BANNER', 'us')
  const { data } = await experience.getPages({ parameters: { aspectTypeId: 'plp', categoryId } })
  expect(data).toMatchObject([{ aspectTypeId: 'plp' }])
  expect(partsOf(data[0])[0]).toMatchObject({ id: 'category-top' })
  const product = { aspectTypeId: 'pdp', productId: await fixture('P-STD', 'us') }
  expect((await experience.getPages({ parameters: product })).data).toHaveLength(1)
  const bare = { aspectTypeId: 'plp', categoryId: 'nothing-is-shown-here' }
  expect(await experience.getPages({ parameters: bare })).toEqual({ data: [] })

  const rejected = await Promise.all(
    [
      experience.getPage({ parameters: { pageId: 'nothing' } }),
      experience.getComponent({ parameters: { componentId: 'nothing' } }),
      experience.getPages({ parameters: { aspectTypeId: 'plp' } }),
      experience.getPages({ parameters: { ...bare, aspectTypeId: 'unknown' } }),
      experience.getPage({ parameters: { pageId: 'homepage', aspectAttributes: 'no JSON' } }),
      experience.getPage({ parameters: { pageId: 'homepage', parameters: 'x'.repeat(257) } }),
    ].map(errorOf),
  )
  expect(rejected.map(({ status }) => status)).toEqual([404, 404, 400, 400, 400, 400])
})

test('says which customer groups, campaigns and promotions apply to a shopper, and returns bound data', async () => {
  const { experience, promotions } = await visitorOf('us')
  expect(await experience.resolveQualifiers({ body: {} })).toEqual({})
  const { data } = await promotions.getPromotionsForCampaign({
    parameters: { campaignId: 'everyday' },
  })
  const promotionId = String(data[0]?.id)
  const productId = await fixture('P-STD', 'us')
  const resolved = await experience.resolveQualifiers({
    body: {
      customerGroups: ['Everyone', 'Registered', 'Friends'],
      campaignQualifiers: [
        { campaignId: 'everyday' },
        { campaignId: 'nowhere' },
        { campaignId: 'everyday', promotionId },
        { campaignId: 'everyday', promotionId: 'nothing' },
      ],
      dataBindings: [
        { type: 'content_asset', id: 'size-guide' },
        { type: 'content_asset', id: 'nothing' },
        { type: 'product', id: productId },
        { type: 'weather', id: '43215' },
      ],
    },
  })
  expect(resolved).toEqual({
    customerGroups: { Everyone: true, Registered: false, Friends: false },
    campaigns: { everyday: true, nowhere: false },
    campaignQualifiers: { everyday: { [promotionId]: true, nothing: false } },
    dataBindings: {
      content_asset: {
        'size-guide': expect.objectContaining({ c_modalDialogHeading: 'Size guide' }),
      },
      product: { [productId]: expect.objectContaining({ id: productId, currency: 'USD' }) },
    },
  })
  const wrong = experience.resolveQualifiers({ body: JSON.parse('{"customerGroups":[1]}') })
  expect((await errorOf(wrong)).status).toBe(400)
})

test('returns the configuration of a storefront', async () => {
  const { configurations } = await visitorOf('ca')
  const result = await configurations.getConfigurations()
  const valueById = new Map(result.configurations.map(({ id, value }) => [id, value]))
  expect(valueById.get('defaultCurrency')).toBe('CAD')
  expect(valueById.get('supportedLocales')).toEqual([
    { id: 'en-CA', alias: 'en', name: 'English (Canada)', preferredCurrency: 'CAD' },
    { id: 'fr-CA', alias: 'fr', name: 'Français (Canada)', preferredCurrency: 'CAD' },
  ])
  expect(result.configurations).toContainEqual({
    id: 'enableStorePickUp',
    value: true,
    configurationType: 'globalConfiguration',
  })
  const stranger = new sdk.ShopperConfigurations(configOf('ca'))
  expect((await errorOf(stranger.getConfigurations())).status).toBe(401)
})
