import { expect, test } from 'vitest'

import { errorOf, newGuest } from '../clients.ts'
import { sdkClients } from './stock-shopper.ts'

const clients = async (siteId: string) => {
  const { token } = await newGuest(siteId)
  return sdkClients(siteId, token.access_token)
}

test('the home page has regions of components, in the language of the request', async () => {
  const { experience } = await clients('ca')
  const home = await experience.getPage({ parameters: { pageId: 'homepage', locale: 'fr-CA' } })
  expect(home).toMatchObject({
    typeId: 'storePage',
    pageTitle: expect.stringContaining('raccommodés'),
  })
  expect(home.regions?.map(({ id }) => id)).toEqual(['headerbanner', 'main'])
  const [banner] = home.regions?.[0]?.components ?? []
  expect(banner).toMatchObject({
    typeId: 'commerce_assets.mainBanner',
    data: {
      heading: 'Faits pour la pluie',
      image: { url: expect.stringMatching(/^http.+\/pictures\/garments\//) },
    },
  })
})

test('a module of the merchant’s own cartridge has its fields, in the language of the request', async () => {
  const { experience } = await clients('ie')
  const home = await experience.getPage({ parameters: { pageId: 'homepage', locale: 'fr-FR' } })
  const components = home.regions?.flatMap((region) => region.components ?? [])
  expect(components?.find(({ typeId }) => typeId === 'modules.makers')).toMatchObject({
    custom: { heading: 'Qui fait nos étoffes' },
    regions: [
      {
        components: [
          { custom: { c_marketingCopyHeading: 'Laine d’agneau' } },
          { custom: { c_marketingCopyHeading: 'Gabardine' } },
          { custom: { c_marketingCopyHeading: 'Tweed' } },
        ],
      },
    ],
  })
})

test('components for signed-in customers or of the past are not shown to guests', async () => {
  const { experience } = await clients('us')
  const home = await experience.getPage({ parameters: { pageId: 'homepage' } })
  const ids = home.regions?.flatMap(({ components = [] }) => components.map(({ id }) => id))
  expect(ids).toContain('home-banner')
  expect(ids).not.toContain('home-members')
  expect(ids).not.toContain('home-last-winter')
})

test('the shopper’s context chooses the date and the customer group of a page', async () => {
  const { token } = await newGuest('us')
  const { experience, contexts } = sdkClients('us', token.access_token)
  await contexts.createShopperContext({
    parameters: { usid: token.usid },
    body: { effectiveDateTime: '2026-02-01T12:00:00Z', customerGroupIds: ['Registered'] },
  })
  const home = await experience.getPage({ parameters: { pageId: 'homepage' } })
  const ids = home.regions?.flatMap(({ components = [] }) => components.map(({ id }) => id))
  expect(ids).toEqual(expect.arrayContaining(['home-members', 'home-last-winter']))
})

test('a category or a product has the page that is assigned to it, others have none', async () => {
  const { experience } = await clients('gb')
  const pagesOf = async (parameters: {
    aspectTypeId: string
    categoryId?: string
    productId?: string
  }) => (await experience.getPages({ parameters })).data.map(({ id }) => id)
  expect(await pagesOf({ aspectTypeId: 'plp', categoryId: 'mens-knitwear' })).toEqual([
    'plp-knitwear',
  ])
  expect(await pagesOf({ aspectTypeId: 'plp', categoryId: 'mens-shirts' })).toEqual([])
  expect(await pagesOf({ aspectTypeId: 'pdp', productId: '25001M' })).toEqual(['pdp-linen-shirt'])
  const unknown = await errorOf(experience.getPage({ parameters: { pageId: 'nowhere' } }))
  expect(unknown.body.type).toMatch(/\/errors\/page-not-found$/)
})

test('help and legal pages are content assets in folders', async () => {
  const { experience } = await clients('ca')
  const { data } = await experience.getMultipleContent({
    parameters: { ids: ['privacy-policy', 'terms-of-service', 'no-such-asset'], locale: 'fr-CA' },
  })
  expect(data.map(({ name }) => name)).toEqual([
    'Politique de confidentialité',
    'Conditions d’utilisation',
  ])
  expect(data[0]).toMatchObject({ c_body: expect.stringMatching(/^<h1>/) })
  const root = await experience.getContentFolder({ parameters: { id: 'root', levels: 1 } })
  expect(root.folders?.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['about', 'customer-service', 'legal']),
  )
})

test('preferences come from Shopper Configurations', async () => {
  const { configurations } = await clients('ie')
  const found = await configurations.getConfigurations({})
  const valueOf = (wanted: string) => found.configurations?.find(({ id }) => id === wanted)?.value
  expect(valueOf('defaultCurrency')).toBe('EUR')
  expect(valueOf('defaultLocale')).toBe('en-IE')
  expect(valueOf('enableStorePickUp')).toBe(true)
})
