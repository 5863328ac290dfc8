import { expect, test } from 'vitest'

import {
  readOrderMail,
  order,
  pickUp,
  openShopperAt,
  SHORT_NORTH,
  CONTACT,
  BILLING,
  pay as payFor,
} from './pickup.ts'
import { openShopper, pay, US_ADDRESS } from './purchase.ts'
import { openStore } from './store.ts'

const CANDLE = 'JW0801'
const DAY = 86_400_000

test('an order keeps the delivery dates shown at its review', async () => {
  const store = openStore()
  const shopper = openShopper(store)
  await shopper.add(CANDLE)
  await shopper.api('PUT', '/checkout/shipping-address', US_ADDRESS)
  const { shippingMethods } = await shopper.checkout('shipping')
  const said = new Map(
    shippingMethods.map(({ id, arrivalDays: days }) => [
      String(id),
      days?.from === days?.to ? days?.to : `${days?.from} – ${days?.to}`,
    ]),
  )
  const choose = (methodId: string) => shopper.api('PUT', '/checkout/shipping-method', { methodId })
  await choose('standard')
  await pay(shopper)
  expect((await shopper.checkout('review')).arrival).toBe(said.get('standard'))
  await choose('express')
  expect((await shopper.checkout('review')).arrival).toBe(said.get('express'))
  expect((await shopper.get('/checkout/review')).text).toContain(said.get('express'))

  // A day later the order would arrive later, as its review says.
  store.clock.now += 5 * DAY
  const { arrival } = await shopper.checkout('review')
  expect(arrival).not.toBe(said.get('express'))
  const placed = await order(shopper)
  expect(placed.arrival).toBe(arrival)
  expect(await readOrderMail(placed.orderNo)).toContain(`Estimated arrival\n${arrival}`)

  store.clock.now += 20 * DAY
  const details = { orderNo: placed.orderNo, email: US_ADDRESS.email, postalCode: '43215' }
  const tracked = await shopper.form('/customer-care/order-status/track', details)
  expect(tracked.text).toContain(arrival)
})

test('a pickup order keeps the date on which it is ready', async () => {
  const shopper = openShopperAt(SHORT_NORTH)
  await pickUp(shopper, 'FXAMP')
  await shopper.api('PUT', '/checkout/shipping-address', CONTACT)
  await payFor(shopper, BILLING)
  const placed = await order(shopper)
  expect(placed.pickup?.arrival).toMatch(/^Ready for pickup by [A-Z][a-z]{2}, /)
  expect(await readOrderMail(placed.orderNo)).toContain(placed.pickup?.arrival)
})
