import * as v from 'valibot'
import { expect, test } from 'vitest'

import { requestBasket } from '../support/shopper-basket.ts'
import {
  BILLING,
  CANDLE,
  choose,
  CONTACT,
  EASTON,
  pay,
  pickUp,
  POLARIS,
  SHORT_NORTH,
  openShopperAt,
  SOAP,
} from './pickup.ts'
import { openShopper, rejectedForm, type Shopper } from './purchase.ts'
import { control, SANDBOX } from './shop.ts'
import { openStore } from './store.ts'

test('pickup needs a store, and an order has only one', async () => {
  const shopper = openShopper(openStore())
  const fields = { productId: SOAP, quantity: '1', fulfillment: 'pickup' }
  const storeless = await shopper.form('/cart/add', fields)
  expect(storeless.status).toBe(422)
  expect(rejectedForm(storeless.text)?.problem).toBe('no-store')
  expect(storeless.text).toContain('Select a store first, then choose pickup.')
  expect((await shopper.calls()).filter(({ method }) => method === 'POST')).toEqual([])

  choose(shopper, SHORT_NORTH)
  expect(await shopper.form('/cart/add', fields)).toMatchObject({ status: 303 })
  choose(shopper, EASTON)
  const elsewhere = await shopper.form('/cart/add', { ...fields, productId: CANDLE })
  expect(rejectedForm(elsewhere.text)?.problem).toBe('other-store')
  // A line switched to pickup goes to the bag's store.
  await shopper.add(CANDLE)
  const line = (await shopper.bag()).lines.find(({ fulfillment }) => fulfillment === 'shipping')
  await shopper.form('/cart/fulfillment', { lineId: line?.id ?? '', fulfillment: 'pickup' })
  expect(await shopper.bag()).toMatchObject({ bopisItemCount: 2, pickupStore: { id: '1101' } })
  // The service enforces it, too.
  const basket = {
    sandbox: SANDBOX,
    site: 'us',
    cookie: shopper.jar.get('__Host-Http-us-session'),
  } as const
  const body = [{ productId: 'FXAPOS', quantity: 1, c_fromStoreId: '1102' }]
  const request = { method: 'POST', path: '/items', body } as const
  await expect(requestBasket(basket, request)).rejects.toThrow(/one store/)
})

test('every step checks the store’s stock, and its last unit sells once', async () => {
  const shopper = openShopperAt(SHORT_NORTH)
  await pickUp(shopper, SOAP, 2)
  await shopper.form('/checkout/shipping/address', CONTACT)
  await pay(shopper, BILLING)
  const { bag } = await shopper.checkout('review')
  await control('PUT', `/store-stock/${SOAP}`, { inventoryId: 'invStoreA', units: 1 })
  try {
    const short = await shopper.bag()
    expect(short.lines).toMatchObject([
      { obstacle: 'short', availability: 'short', maxQuantity: 1 },
    ])
    const review = await shopper.get('/checkout/review')
    expect(review.text).toContain('There are fewer left than in your bag.')
    const total = String(bag.total.minorUnits)
    const rejected = await shopper.form('/checkout/review/order', { total })
    expect(rejected.status).toBe(422)
    expect(rejectedForm(rejected.text)?.problem).toBe('bag-unavailable')

    await control('PUT', `/store-stock/${SOAP}`, { inventoryId: 'invStoreA', units: 0 })
    const gone = await shopper.bag()
    expect(gone.lines).toMatchObject([{ obstacle: 'not-in-store', otherObstacle: null }])
    const cart = await shopper.get('/cart')
    expect(cart.text).toContain('Sorry! This item is unavailable for pickup at this store.')
    expect(cart.text).toContain('Ship it instead')
    expect(await shopper.orders()).toEqual([])
    const lineId = gone.lines[0]?.id ?? ''
    await shopper.form('/cart/fulfillment', { lineId, fulfillment: 'shipping' })
    expect((await shopper.bag()).lines).toMatchObject([
      { obstacle: null, otherObstacle: 'not-in-store' },
    ])
  } finally {
    await control('PUT', `/store-stock/${SOAP}`, { inventoryId: 'invStoreA', units: 50 })
  }
})

test('a store with pickup switched off accepts no lines, and existing ones say so', async () => {
  const shopper = openShopperAt(POLARIS)
  expect((await pickUp(shopper, SOAP)).status).toBe(409)
  await shopper.add(SOAP)
  expect((await shopper.bag()).lines).toMatchObject([
    { obstacle: null, otherObstacle: 'store-off' },
  ])
  const cart = await shopper.get('/cart')
  expect(cart.text).toContain('In-store pickup is temporarily unavailable at this location.')
  const [line] = (await shopper.bag()).lines
  const moved = await shopper.form('/cart/fulfillment', {
    lineId: line?.id ?? '',
    fulfillment: 'pickup',
  })
  expect(moved.status).toBe(422)
  // A line already in the bag when its store is switched off.
  choose(shopper, SHORT_NORTH)
  await shopper.form('/cart/fulfillment', { lineId: line?.id ?? '', fulfillment: 'pickup' })
  const basket = {
    sandbox: SANDBOX,
    site: 'us',
    cookie: shopper.jar.get('__Host-Http-us-session'),
  } as const
  const { data } = v.parse(Shipments, JSON.parse(await readShipments(shopper)))
  const shipmentId = data.at(-1) ?? ''
  const path = `/shipments/${shipmentId}` as const
  await requestBasket(basket, { method: 'PATCH', path, body: { c_fromStoreId: '1103' } })
  expect((await shopper.bag()).lines).toMatchObject([
    { obstacle: 'store-off', otherObstacle: null },
  ])
  expect((await shopper.get('/cart')).text).toContain('Before you check out')
})

test('each fulfillment mode has its own limits, and a pickup-only product can be bought', async () => {
  const shopper = openShopperAt(SHORT_NORTH)
  await pickUp(shopper, 'FXLIM35', 9)
  expect((await shopper.bag()).lines).toMatchObject([{ quantity: 5, maxQuantity: 5 }])
  const [line] = (await shopper.bag()).lines
  const moved = await shopper.form('/cart/fulfillment', {
    lineId: line?.id ?? '',
    fulfillment: 'shipping',
  })
  expect(moved.status).toBe(422)
  await shopper.api('PATCH', `/bag/items/${line?.id}`, { quantity: 3 })
  await shopper.form('/cart/fulfillment', { lineId: line?.id ?? '', fulfillment: 'shipping' })
  expect((await shopper.bag()).lines).toMatchObject([{ quantity: 3, maxQuantity: 3 }])

  for (const productId of ['FXPICKONLY', 'FXFSO']) {
    const page = await shopper.follow(`/p/${productId}`)
    expect(page.text, productId).toContain('This item is out of stock online.')
    expect((await pickUp(shopper, productId)).status, productId).toBe(200)
  }
  const unavailable = await shopper.follow('/p/FXNOPICK')
  expect(unavailable.text).toMatch(/<input [^>]*disabled=""[^>]* value="pickup"/)
  expect(unavailable.text).toContain('Not eligible for Pick Up In Store')
})

test('an outage of the stores hides no available product', async () => {
  const shopper = openShopperAt(SHORT_NORTH)
  await pickUp(shopper, SOAP)
  await shopper.breaks('/store/', { kind: 'status', status: 503 }, { times: 50 })
  await shopper.breaks('/productsAvailability', { kind: 'status', status: 503 }, { times: 50 })
  expect((await shopper.bag()).lines).toMatchObject([{ fulfillment: 'pickup', obstacle: null }])
  expect((await shopper.checkout('shipping')).pickup).toMatchObject({
    store: { address1: '714 Tallow Lane' },
  })
})

const GONE = ['9999', 'Juniper & Wick Nowhere'] as const
const GONE_TEXT = 'We no longer offer pickup at your store. Please select another store.'
const OUTAGE = { kind: 'status', status: 503 } as const

test('a store deleted in commerce is forgotten and named as the reason, but not during an outage', async () => {
  const fields = { productId: SOAP, quantity: '1', fulfillment: 'pickup' }
  // Without JavaScript.
  const shopper = openShopperAt(GONE)
  const rejected = await shopper.form('/cart/add', fields)
  expect([rejected.status, rejectedForm(rejected.text)?.problem]).toEqual([422, 'store-gone'])
  expect(rejected.text).toContain(GONE_TEXT)
  expect(shopper.jar.has('us-store-id')).toBe(false)
  expect(rejectedForm((await shopper.form('/cart/add', fields)).text)?.problem).toBe('no-store')
  choose(shopper, SHORT_NORTH)
  expect(await shopper.form('/cart/add', fields)).toMatchObject({ status: 303 })

  // With JavaScript, in a session that has chosen it.
  const other = openShopperAt(SHORT_NORTH)
  await other.add(CANDLE)
  choose(other, GONE)
  const [line] = (await other.bag()).lines
  expect(line).toMatchObject({ otherObstacle: 'no-store' })
  const moved = await other.form('/cart/fulfillment', {
    lineId: line?.id ?? '',
    fulfillment: 'pickup',
  })
  expect(rejectedForm(moved.text)?.problem).toBe('store-gone')
  expect(moved.text).toContain(GONE_TEXT)
  choose(other, GONE)
  const { status, text } = await pickUp(other, SOAP)
  expect([status, JSON.parse(text).type]).toEqual([409, 'store-gone'])
  expect(other.jar.has('us-store-id')).toBe(false)
  choose(other, GONE)
  const live = JSON.parse((await other.get(`/api/availability?ids=${SOAP}`)).text)
  expect(live).toMatchObject({ store: null, isStoreGone: true })
  expect(other.jar.has('us-store-id')).toBe(false)

  // An outage does not mean that the store is gone.
  const unsure = openShopperAt(GONE)
  await unsure.breaks('/store/', OUTAGE, { times: 50 })
  expect(JSON.parse((await pickUp(unsure, SOAP)).text).type).toBe('not-added')
  expect(unsure.jar.has('us-store-id')).toBe(true)
  const patient = openShopperAt(SHORT_NORTH)
  await patient.breaks('/store/', OUTAGE, { times: 50 })
  const known = JSON.parse((await patient.get(`/api/availability?ids=${SOAP}`)).text)
  expect(known).toMatchObject({ store: { id: '1101' }, isStoreGone: false })
  expect((await pickUp(patient, SOAP)).status).toBe(200)
  expect(patient.jar.get('us-store-id')).toBe('1101')
})

const Shipments = v.object({ data: v.array(v.string()) })

/** The shipment ids that the service returned to the shop. */
async function readShipments(shopper: Shopper) {
  await shopper.form('/checkout/shipping/address', CONTACT)
  const calls = await shopper.calls('/shipments/')
  const ids = calls.flatMap(({ path }) => /\/shipments\/([\w-]+)/.exec(path)?.[1] ?? [])
  return JSON.stringify({ data: ids })
}

test('a form adds at most the order limit, says so, and calls commerce only with a choice', async () => {
  const shopper = openShopper(openStore())
  const master = await shopper.form('/cart/add', { productId: 'FXMASTER', quantity: '1' })
  expect(master.status).toBe(422)
  expect(await shopper.calls()).toEqual([])

  const added = await shopper.form('/cart/add', { productId: 'FXLIMIT3', quantity: '9' })
  expect(added).toMatchObject({ status: 303, to: '/cart?limited=FXLIMIT3&added=1' })
  expect((await shopper.bag()).lines).toMatchObject([{ productId: 'FXLIMIT3', quantity: 3 }])
  const cart = await shopper.follow(added.to ?? '')
  expect(cart.at).toBe('/cart?limited=FXLIMIT3')
  expect(cart.text).toContain('Sorry! Limit 3 Per Order. We’ve Adjusted the Quantity for you.')
  // With JavaScript, the answer says it, and a later change does not.
  const other = openShopper(openStore())
  expect(JSON.parse((await other.add('FXLIMIT3', 9)).text)).toMatchObject({ limited: 3 })
  const [line] = (await other.bag()).lines
  const { text } = await other.api('PATCH', `/bag/items/${line?.id}`, { quantity: 2 })
  expect(JSON.parse(text)).not.toHaveProperty('limited')
  const less = await other.get('/cart?limited=FXLIMIT3')
  expect(less.text).not.toContain('Limit 3 Per Order')
})
