import * as v from 'valibot'
import { expect, test } from 'vitest'

import type { Bag } from '#shared/bag/bag.ts'
import { Checkout, Order } from '#shared/checkout/checkout.ts'

import { registered } from '../../worker/customers.ts'
import { cardToken, openShopper, type Shopper } from '../../worker/purchase.ts'
import { control } from '../../worker/shop.ts'
import { openStore } from '../../worker/store.ts'

/** A linen shirt, which a promotion reduces. */
const SHIRT = '25001001M'
/** 15 % off the order. */
const COUPON = 'HELLO15'
/** Every order has arrived by then. */
const LATER_MS = 49 * 3_600_000

const SITES = [
  {
    site: 'gb',
    prefix: '',
    symbol: '£',
    rate: 0.2,
    address: { address1: '14 Weaver’s Yard', city: 'Leeds', postalCode: 'LS1 4AP' },
  },
  {
    site: 'ie',
    prefix: '/ie',
    symbol: '€',
    rate: 0.23,
    address: { address1: '6 Loom Lane', city: 'Galway', stateCode: 'G', postalCode: 'H91 AC1D' },
  },
] as const
type GrossSite = (typeof SITES)[number]

const openGrossStore = () =>
  openStore({
    SITE_ID_GB: 'gb',
    SITE_ID_IE: 'ie',
    SEARCH_KEYS: '{}',
    DEFINED_ATTRIBUTES: 'c_body,c_fromStoreId,c_showInMenu,c_storePickupEnabled',
  })

/** The shopper's calls to the API of one site. */
const callsOn =
  ({ site }: GrossSite, shopper: Shopper) =>
  async (method: string, path: string, body?: unknown) => {
    const headers = {
      'idempotency-key': `op-${crypto.randomUUID()}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const { status, text } = await shopper.request(`/api${path}?site=${site}`, init)
    expect(status, `${path}: ${text}`).toBeLessThan(300)
    return text
  }

const read = <Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.parse(v.pipe(v.string(), v.parseJson(), schema), text)

/** Checks what the order costs and which part of that is tax. @returns the tax, as pages show it */
function taxIn(
  { subtotal, reductions, shipping, taxes, taxesIncluded, total }: Bag,
  at: GrossSite,
) {
  expect(taxesIncluded).toBe(true)
  const reduced = reductions.reduce((sum, { amount }) => sum + Math.abs(amount.minorUnits), 0)
  const shipped = shipping?.amount.minorUnits ?? 0
  expect([reduced, shipped].every((amount) => amount > 0)).toBe(true)
  expect(total.minorUnits).toBe(subtotal.minorUnits - reduced + shipped)
  // A standard field has the sum of all taxes, without their names.
  expect(taxes).toHaveLength(1)
  const [tax = 0] = taxes?.map(({ amount }) => amount.minorUnits) ?? []
  // Commerce rounds the tax of each line and of shipping.
  expect(Math.abs(tax - (total.minorUnits * at.rate) / (1 + at.rate))).toBeLessThan(2)
  return at.symbol + (tax / 100).toFixed(2)
}

const shown = (text: string) => text.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

/** Fills the checkout up to its review. */
async function reachReview(at: GrossSite, shopper: Shopper) {
  const call = callsOn(at, shopper)
  await call('POST', '/bag/items', { productId: SHIRT, quantity: 1 })
  await call('POST', '/bag/coupons', { code: COUPON })
  const cart = shown((await shopper.get(`${at.prefix}/cart`)).text)
  expect(cart).toContain('Linen Event')
  expect(cart).toMatch(/VAT Included/)
  const name = { firstName: 'Nora', lastName: 'Whitby' }
  const email = 'nora@example.com'
  await call('PUT', '/checkout/shipping-address', { email, ...name, ...at.address })
  const { shippingMethods } = read(Checkout, await call('GET', '/checkout/shipping'))
  const methodId = shippingMethods.find(({ price }) => price.minorUnits > 0)?.id
  await call('PUT', '/checkout/shipping-method', { methodId })
  const token = await cardToken()
  await call('PUT', '/checkout/payment', { token, billing: { sameAsShipping: true } })
  const { bag } = read(Checkout, await call('GET', '/checkout/review'))
  return bag
}

/** Orders what the review shows. */
async function order(at: GrossSite, shopper: Shopper, { total }: Bag) {
  const path = `${at.prefix}/checkout/review/order`
  const { to } = await shopper.form(path, { total: String(total.minorUnits) })
  expect(to).toMatch(new RegExp(`^${at.prefix}/checkout/confirmation/\\w+$`))
  return { confirmation: to ?? '', orderNo: to?.split('/').at(-1) ?? '' }
}

test.each(SITES)(
  'a guest on $site pays VAT within the prices, and every step says so',
  async (at) => {
    const shopper = openShopper(openGrossStore())
    const reviewed = await reachReview(at, shopper)
    const tax = taxIn(reviewed, at)
    const total = at.symbol + (reviewed.total.minorUnits / 100).toFixed(2)
    for (const path of ['/cart', '/checkout/review']) {
      const text = shown((await shopper.get(at.prefix + path)).text)
      expect(text, path).toContain(`Includes VAT ${tax}`)
    }
    const { orderNo, confirmation } = await order(at, shopper, reviewed)
    const confirmed = shown((await shopper.get(confirmation)).text)
    expect(confirmed).toContain(`Includes VAT ${tax}`)
    expect(confirmed).toContain(total)
    const placed = read(Order, await callsOn(at, shopper)('GET', `/orders/${orderNo}`))
    expect(placed.bag).toMatchObject({ total: reviewed.total, taxes: reviewed.taxes })
    expect(taxIn(placed.bag, at)).toBe(tax)
  },
)

test.each(SITES)('a customer on $site sees the VAT of an order and sends it back', async (at) => {
  const shopper = openShopper(openGrossStore())
  await registered(shopper, undefined, at.prefix)
  const reviewed = await reachReview(at, shopper)
  const tax = taxIn(reviewed, at)
  const { orderNo } = await order(at, shopper, reviewed)
  const page = `${at.prefix}/my-account/order-history/${orderNo}`
  const total = at.symbol + (reviewed.total.minorUnits / 100).toFixed(2)
  const history = shown((await shopper.get(page)).text)
  expect(history).toContain(`Includes VAT ${tax}`)
  expect(history).toContain(total)

  await control('PUT', '/clock', { offsetMs: LATER_MS, session: shopper.name })
  const { text } = await shopper.get(`${page}?step=return`)
  const lineIds = /name="lineIds" value="([^"]+)"/.exec(text)?.[1] ?? ''
  const chosen = { orderNo, lineIds, quantity0: '1', reason0: 'Arrived damaged' }
  const returned = await shopper.form(`${at.prefix}/my-account/orders/return`, chosen)
  expect(returned.to).toBe(`${page}?done=returning`)
  expect((await shopper.get(`${page}?done=returning`)).text).toContain('1 on its way back')
})

test('an order with VAT is canceled before it is sent', async () => {
  const [at] = SITES
  const shopper = openShopper(openGrossStore())
  await registered(shopper)
  const { orderNo } = await order(at, shopper, await reachReview(at, shopper))
  const { to } = await shopper.form('/my-account/orders/cancel', { orderNo })
  const page = `/my-account/order-history/${orderNo}`
  expect(to).toBe(`${page}?done=canceled`)
  expect((await shopper.get(page)).text).toMatch(/This order was cancell?ed/)
})
