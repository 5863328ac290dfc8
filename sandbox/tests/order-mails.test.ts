import { expect, test } from 'vitest'

import { SHOP } from '../mails/shop-name.ts'
import { profile } from '../profiles/current.ts'
import { mailsTo } from './accounts.ts'
import { HOUR, signInLater } from './at-clock-offset.ts'
import { control, errorOf, fixture, origin } from './clients.ts'
import { type Buyer, cardToken, placeOrder, completeBasket, withBasket } from './purchase.ts'

/** Moves the clock of the session that has placed an order. */
const atOffset = (buyer: Buyer, offsetMs: number) =>
  control('PUT', '/clock', { offsetMs, session: buyer.token.usid })

test('mails when a parcel leaves, once, and the carrier tells where it is', async () => {
  const buyer = await withBasket('ca', 'P-AMP', 2)
  const email = `mail-${crypto.randomUUID()}@example.org`
  await completeBasket(buyer, await cardToken())
  await buyer.baskets.updateCustomerForBasket({ parameters: buyer.parameters, body: { email } })
  const { orderNo = '', c_orderImage: together } = await buyer.orders.createOrder({
    parameters: { locale: 'fr-CA' },
    body: { basketId: buyer.basketId },
  })
  const picture = await fetch(String(together))
  expect(picture.headers.get('cache-control')).toContain('immutable')
  expect(await picture.text()).toMatch(/^<svg [^>]*width="1200" height="630"/)
  expect((await fetch(String(together).replace('together/', 'together/sofa~'))).status).toBe(404)

  await atOffset(buyer, 47 * HOUR)
  expect(await mailsTo(email)).toHaveLength(1)
  const parcel = `${origin}/parcels/JW${orderNo}1US`
  expect((await fetch(parcel)).status).toBe(404)
  await atOffset(buyer, 49 * HOUR)
  await Promise.all([mailsTo(email), mailsTo(email)])
  const [shipped, ...others] = await mailsTo(email)
  expect(others).toHaveLength(1)
  expect(shipped).toMatchObject({
    subject: `Votre commande ${SHOP} ${orderNo} est en route`,
    locale: 'fr-CA',
  })
  expect(shipped?.text).toContain(`${profile.carrier} JW${orderNo}1US\n${parcel}`)
  expect(shipped?.text).toContain('(Quantité\u00a0: 2)')
  expect(shipped?.text).not.toMatch(/Total|Thank|jours ouvrables/)
  expect(shipped?.text).toMatch(/\nArrivée prévue\n\d+ [a-zéû]+ 20\d\d\n/)
  // One sentence is no list.
  expect(shipped?.text).not.toContain('1. ')
  const tracked = await fetch(parcel)
  expect(await tracked.text()).toContain('En route vers vous')

  const later = await signInLater('ca', buyer.token.usid, 49 * HOUR)
  const itemId = String(buyer.basket.productItems?.[0]?.itemId)
  await later.orders.returnOmsOrder({
    parameters: { orderNo },
    body: { productItems: [{ itemId, quantity: 1 }] },
  })
  const mails = await mailsTo(email)
  expect(mails).toHaveLength(3)
  const returning = mails.find(({ subject }) => subject.startsWith('Votre retour'))
  expect(returning?.text).toContain('(Quantité\u00a0: 1)')
})

/** An order that Leo picks up in a store. */
async function orderToPickUp() {
  const buyer = await withBasket('us', 'P-AMP')
  const { baskets, parameters } = buyer
  const email = `mail-${crypto.randomUUID()}@example.org`
  await completeBasket(buyer, await cardToken())
  await baskets.updateCustomerForBasket({ parameters, body: { email } })
  const [line] = buyer.basket.productItems ?? []
  const c_fromStoreId = await fixture('STORE-A', 'us')
  const moved = await baskets.updateItemInBasket({
    parameters: { ...parameters, itemId: String(line?.itemId) },
    body: { quantity: 1, c_fromStoreId },
  })
  const fetched = moved.shipments?.find((shipment) => shipment['c_fromStoreId'])
  await baskets.updateShipmentForBasket({
    parameters: { ...parameters, shipmentId: String(fetched?.shipmentId) },
    body: { c_pickupFirstName: 'Leo', c_pickupLastName: 'Ruiz' },
  })
  const { orderNo = '' } = await placeOrder(buyer)
  return { buyer, email, orderNo, itemId: String(line?.itemId) }
}

test('mails that an order waits in its store, with the hours and who picks it up', async () => {
  const { buyer, email, orderNo } = await orderToPickUp()
  await atOffset(buyer, 23 * HOUR)
  expect(await mailsTo(email)).toHaveLength(1)
  await atOffset(buyer, 72 * HOUR)
  const mails = await mailsTo(email)
  expect(mails).toHaveLength(2)
  const ready = mails.find(({ subject }) => subject.includes('ready for pickup'))
  expect(ready?.subject).toContain(orderNo)
  expect(ready?.text).toMatch(/Pick up at\n[\s\S]*Store hours\nMon: [\s\S]*Picked up by\nLeo Ruiz/)
  expect(ready?.text).not.toMatch(/Tracking number|within 24\u00a0hours/)
})

test('takes nothing back that still waits in its store, and then takes it back in a store', async () => {
  const { buyer, email, orderNo, itemId } = await orderToPickUp()
  const body = { productItems: [{ itemId, quantity: 1 }] }
  const waiting = await signInLater('us', buyer.token.usid, 72 * HOUR)
  const early = await errorOf(waiting.orders.returnOmsOrder({ parameters: { orderNo }, body }))
  expect(early.status).toBe(409)
  const later = await signInLater('us', buyer.token.usid, 97 * HOUR)
  const expand: ['oms'] = ['oms']
  expect(await later.orders.getOrder({ parameters: { orderNo, expand } })).toMatchObject({
    productItems: [{ omsData: { quantityAvailableToReturn: 1 } }],
  })
  await later.orders.returnOmsOrder({ parameters: { orderNo }, body })
  const returning = (await mailsTo(email)).find(({ subject }) => subject.startsWith('Your return'))
  expect(returning?.text).toContain('1. Bring it to any of our stores')
  expect(returning?.text).not.toMatch(/parcel|label/)
})

test('mails that an order is canceled, and how its payment is refunded', async () => {
  const buyer = await withBasket('us', 'P-AMP')
  const email = `mail-${crypto.randomUUID()}@example.org`
  await completeBasket(buyer, await cardToken())
  await buyer.baskets.updateCustomerForBasket({ parameters: buyer.parameters, body: { email } })
  const { orderNo = '' } = await placeOrder(buyer)
  await buyer.orders.cancelOmsOrder({ parameters: { orderNo }, body: {} })
  await atOffset(buyer, 72 * HOUR)
  const mails = await mailsTo(email)
  expect(mails).toHaveLength(2)
  const canceled = mails.find(({ subject }) => subject.endsWith(`${orderNo} is canceled`))
  expect(canceled?.text).toContain('Nothing is charged')
  expect(canceled?.text).not.toContain('gift card')
})
