import { decodeJwt } from 'jose'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { errorOf, fixture, helpers, newGuest, origin, slasClient } from '../clients.ts'
import { searchClient, sdkClients, SITES } from './stock-shopper.ts'

const Claims = v.object({ scp: v.string() })
const Problem = v.object({ type: v.string(), title: v.string(), detail: v.string() })

test('the service says which profile it runs, with its sites and how they are taxed', async () => {
  const described = await (await fetch(origin)).json()
  expect(described).toMatchObject({
    name: 'Quill & Selvedge commerce service',
    profile: 'stock',
    sites: [
      { id: 'us', currencies: ['USD'], taxation: 'net' },
      { id: 'ca', currencies: ['CAD'], taxation: 'net', locales: ['en-CA', 'fr-CA'] },
      { id: 'gb', currencies: ['GBP'], taxation: 'gross', locales: ['en-GB', 'fr-FR'] },
      { id: 'ie', currencies: ['EUR'], taxation: 'gross', locales: ['en-IE', 'fr-FR'] },
    ],
  })
})

test('custom APIs are unknown paths, which their problem tells from unknown resources', async () => {
  const { token, products } = await newGuest('us')
  for (const path of ['content/v1', 'loyalty/v1', 'slots/v2', 'anything/v1']) {
    const response = await fetch(
      `${origin}/custom/${path}/organizations/f_ecom_jwck_001/any?siteId=us`,
      { headers: { authorization: `Bearer ${token.access_token}` } },
    )
    expect(response.status).toBe(404)
    const { type } = v.parse(Problem, await response.json())
    expect(type).toMatch(/\/errors\/resource-not-found$/)
  }
  const unknown = await errorOf(products.getProduct({ parameters: { id: 'NONE' } }))
  expect(unknown.body.type).toMatch(/\/errors\/product-not-found$/)
})

test('an undefined custom attribute in any body is rejected, and the problem names it', async () => {
  const { baskets, customers } = await newGuest('us')
  const productId = await fixture('P-VARIANT', 'us')
  const { basketId = '' } = await baskets.createBasket({ body: {} })
  const parameters = { basketId }
  const line = { productId, quantity: 1, c_addedPrice: 98 }
  const attempts = [
    [() => baskets.addItemToBasket({ parameters, body: [line] }), 'c_addedPrice'],
    [() => baskets.updateBasket({ parameters, body: { c_giftWrap: true } }), 'c_giftWrap'],
    [
      () =>
        customers.registerCustomer({
          body: {
            customer: {
              login: 'a@b.example',
              email: 'a@b.example',
              lastName: 'B',
              c_newsletter: true,
            },
            password: 'Selvedge2026!',
          },
        }),
      'c_newsletter',
    ],
  ] as const
  for (const [attempt, name] of attempts) {
    const { status, body } = await errorOf(attempt())
    expect(status).toBe(400)
    expect(body).toMatchObject({ parameter: name, detail: expect.stringContaining(name) })
    expect(body.type).toMatch(/\/errors\/bad-request$/)
  }
  const basket = await baskets.getBasket({ parameters })
  expect(basket).not.toHaveProperty('productItems')
})

test('responses have standard attributes only', async () => {
  const shopper = await newGuest('us')
  const { stores, configurations } = sdkClients('us', shopper.token.access_token)
  const productId = await fixture('P-VARIANT', 'us')
  const { basketId = '' } = await shopper.baskets.createBasket({ body: {} })
  const parameters = { basketId }
  const responses = [
    await shopper.products.getProduct({ parameters: { id: productId, allImages: true } }),
    await shopper.products.getCategory({ parameters: { id: 'womens', levels: 2 } }),
    await searchClient('us', shopper.token.access_token).productSearch({
      parameters: { q: 'linen', expand: ['custom_properties', 'variations', 'prices'] },
    }),
    await shopper.baskets.addItemToBasket({ parameters, body: [{ productId, quantity: 1 }] }),
    await shopper.baskets.getShippingMethodsForShipment({
      parameters: { basketId, shipmentId: 'me' },
    }),
    await stores.getStores({ parameters: { ids: await fixture('STORE-A', 'us') } }),
    await configurations.getConfigurations({}),
  ]
  const defined = ['c_body', 'c_fromStoreId', 'c_showInMenu', 'c_storePickupEnabled']
  const found = responses.flatMap((response) =>
    Array.from(JSON.stringify(response).matchAll(/"(c_\w+)":/g), ([, name = '']) => name),
  )
  expect(new Set(found.filter((name) => !defined.includes(name)))).toEqual(new Set())
})

test('a guest can sign in on each site, with standard scopes', async () => {
  for (const siteId of SITES) {
    const { access_token } = await helpers.loginGuestUser({
      slasClient: slasClient(siteId),
      parameters: { redirectURI: 'http://127.0.0.1:3000/callback' },
    })
    const { scp } = v.parse(Claims, decodeJwt(access_token))
    expect(scp.split(' ')).toContain('sfcc.shopper-products')
    expect(scp.split(' ').filter((scope) => !scope.startsWith('sfcc.'))).toEqual([])
  }
})
