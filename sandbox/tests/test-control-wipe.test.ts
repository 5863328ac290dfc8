import { createRequire } from 'node:module'

import type * as Sdk from 'commerce-sdk-isomorphic'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { freePort, startSandbox } from '../scripts/local-service.ts'

import { addressIn } from './purchase.ts'
import { configOf, helpers, redirectURI } from './clients.ts'
import { copySeededState } from './seeded-state.ts'
import { tableDigests } from './table-digests.ts'

const sdk: typeof Sdk = createRequire(import.meta.url)('commerce-sdk-isomorphic')

const EXCLUDED_TABLES = new Set(
  [
    // A guest with a token stays signed in.
    'slas_sessions slas_codes slas_refresh_tokens slas_keys',
    // Restored under new ids.
    'auto_refreshes product_list_items',
    // Never changed after seeding.
    'postal_codes products listing_values search_words refinement_labels',
  ]
    .join(' ')
    .split(' '),
)

const PRODUCT = 'JW0801'

let state: string
let sandbox: Awaited<ReturnType<typeof startSandbox>>

beforeAll(async () => {
  state = await copySeededState('wipe-tests')
  const sandboxPort = await freePort()
  sandbox = await startSandbox({ sandboxPort, state, isSeeded: true, mode: 'test' })
}, 240_000)
afterAll(() => sandbox.stop())

test('restores the seeded state after a wipe, whatever was bought, recorded and set', async () => {
  await control('POST', '/wipe')
  const before = await databaseState()
  const { basketId } = await buy()
  await setEverything()
  await postToServices()

  const changed = await databaseState()
  const differing = Object.keys(changed).filter((table) => changed[table] !== before[table])
  expect(differing).toEqual(
    expect.arrayContaining(
      'offers store_stock product_promotions categories content_assets content_slots site_preferences url_mappings redirect_options baskets orders payment_tokens outbox_messages customers gift_certificates coupon_redemptions visitor_interests'.split(
        ' ',
      ),
    ),
  )
  await control('POST', '/wipe')
  expect(await databaseState()).toEqual(before)
  const calls = await fetch(`${sandbox.origin}/test-control/calls`)
  expect(await calls.json()).toEqual({ data: [] })
  expect(basketId).not.toBe('')
}, 120_000)

async function databaseState(): Promise<Record<string, string>> {
  const wishes = await sandbox.database
    .prepare('SELECT list_id, product_id FROM product_list_items ORDER BY list_id, product_id')
    .all()
  const digests = tableDigests(state, EXCLUDED_TABLES)
  return { ...digests, wishes: JSON.stringify(wishes.results) }
}

async function control(method: string, path: string, body?: object) {
  const address = `${sandbox.origin}/test-control${path}`
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  expect([method, path, response.status]).toEqual([method, path, expect.toBeOneOf([201, 204])])
}

/** Creates an order paid with a gift certificate, another basket and a new customer. */
async function buy() {
  const config = { ...configOf('us'), proxy: sandbox.origin }
  const slasClient = new sdk.ShopperLogin(config)
  const { access_token } = await helpers.loginGuestUser({ slasClient, parameters: { redirectURI } })
  const own = { ...config, headers: { authorization: `Bearer ${access_token}` } }
  const baskets = new sdk.ShopperBaskets(own)
  const { basketId = '' } = await baskets.createBasket({ body: {} })
  const parameters = { basketId }
  await baskets.addItemToBasket({ parameters, body: [{ productId: PRODUCT, quantity: 1 }] })
  await baskets.addCouponToBasket({ parameters, body: { code: 'LASTEMBER' } })
  const gift = { amount: 25, recipientEmail: 'leo@example.org' }
  await baskets.addGiftCertificateItemToBasket({ parameters, body: gift })
  await baskets.updateCustomerForBasket({ parameters, body: { email: 'ana@example.org' } })
  const shipment = { basketId, shipmentId: 'me' }
  await baskets.updateShippingAddressForShipment({
    parameters: { ...shipment, useAsBilling: true },
    body: addressIn('us'),
  })
  await baskets.updateShippingMethodForShipment({ parameters: shipment, body: { id: 'standard' } })
  await baskets.addPaymentInstrumentToBasket({
    parameters,
    body: { paymentMethodId: 'GIFT_CERTIFICATE', giftCertificateCode: 'JWGIFT0000000250' },
  })
  const order = await new sdk.ShopperOrders(own).createOrder({ body: { basketId } })
  expect(order.paymentStatus).toBe('paid')
  await baskets.createBasket({ body: {} })
  const login = 'newcomer@newcomers.example'
  await new sdk.ShopperCustomers(own).registerCustomer({
    body: { customer: { login, email: login, lastName: 'Ruiz' }, password: 'Beeswax2026' },
  })
  return { basketId }
}

async function setEverything() {
  const text = { en: 'Other', fr: 'Autre' }
  await control('POST', '/faults', { match: { path: '/nowhere' }, fault: { kind: 'html' } })
  await control('PUT', '/clock', { offsetMs: 60_000 })
  await control('PUT', '/preferences/us/MaxCardLimit', { value: 1 })
  await control('PUT', '/preferences/ca/new', { value: true })
  await control('PUT', '/slots/us/home-1', { template: 'banner', assets: [] })
  await control('PUT', '/assets/ca/returns-exchanges', { fields: { c_body: 'x' } })
  await control('PUT', '/assets/ca/new', { fields: { c_body: 'x' } })
  await control('PUT', '/mappings/us', { urlSegment: '/new', answer: { resourceType: 'x' } })
  await control('PUT', '/redirects/ca', { optionsList: [{ countryCode: 'JP', text, value: 'x' }] })
  await control('PUT', '/categories/us/gifts', { name: text, online: false })
  await control('PUT', '/stock/JW0802', { siteId: 'us', ats: 0 })
  await control('PUT', '/prices/JW0803', { siteId: 'ca', list: 1 })
  await control('PUT', '/store-stock/JW0801', { inventoryId: 'invStoreA', units: 7 })
  await control('PUT', '/product-promotions/JW0801', { promotionIds: ['evening-gift'] })
  await control('PUT', '/promotion-ranks', { siteId: 'us', ranks: { 'evening-gift': 99 } })
  await control('PUT', '/loyalty/anybody', { waits: 3 })
}

async function postToServices() {
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
    const response = await fetch(sandbox.origin + path, { ...init, body: JSON.stringify(body) })
    expect([path, response.ok]).toEqual([path, true])
  }
  await post('/services/captcha/tokens', { sitekey: 'sandbox-captcha' })
  await post('/services/tags/events', { script: 'collect', event: 'view' })
  await post(
    '/services/recommendations/v3/activities/jwck-us/viewProduct',
    { cookieId: 'somebody', product: { id: PRODUCT } },
    { 'x-cq-client-id': '33333333-3333-4333-8333-333333333333' },
  )
  const card = { cardNumber: '4111111111111111', expiry: '08/29', securityCode: '737' }
  const page = `/payments/v1/page?merchant=sandbox-shop&state=abcdefgh&return=${sandbox.origin}`
  const paid = await fetch(sandbox.origin + page, {
    method: 'POST',
    body: new URLSearchParams({ ...card, holder: 'Ana Ruiz' }),
    redirect: 'manual',
  })
  expect(paid.status).toBe(303)
}
