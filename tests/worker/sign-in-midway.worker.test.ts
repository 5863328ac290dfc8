import { expect, test } from 'vitest'

import { details, newEmail, PASSWORD, registered } from './customers.ts'
import { mailTo } from './outbox.ts'
import { CANDLE, choose, CONTACT, pickUp, SHORT_NORTH } from './pickup.ts'
import { openShopper, pay, placeOrder, US_ADDRESS } from './purchase.ts'
import { passTime, signIn } from './signed-in.ts'
import { openStore } from './store.ts'

const MESSAGE = 'For your new shelf'

/** A guest in the middle of a checkout. */
async function guestMidway() {
  const guest = openShopper(openStore())
  choose(guest, SHORT_NORTH)
  await guest.add(CANDLE, 2)
  await pickUp(guest, 'JW0802')
  await guest.api('POST', '/bag/coupons', { code: 'WELCOME10' })
  const said = await guest.api('PUT', '/checkout/shipping-address', { ...US_ADDRESS, ...CONTACT })
  expect(said.status, said.text).toBe(200)
  await guest.api('PUT', '/checkout/shipping-method', { methodId: 'express' })
  await guest.form('/checkout/shipping/gift', { message: MESSAGE })
  return guest
}

test('signing in during checkout keeps address, method, gift message, pickup person and coupons', async () => {
  const email = await registered(openShopper(openStore()))
  const guest = await guestMidway()
  const before = await guest.checkout('billing')
  expect((await signIn(guest, email, { password: PASSWORD })).status).toBe(200)

  const { bag, ...after } = await guest.checkout('billing')
  expect(after).toMatchObject({
    email,
    openStep: 'billing',
    shippingAddress: before.shippingAddress,
    shippingMethodId: 'express',
    pickup: { person: before.pickup?.person },
  })
  expect(bag).toMatchObject({ count: before.bag.count, giftMessage: MESSAGE })
  expect(bag.coupons.map(({ code }) => code)).toEqual(['WELCOME10'])
  const total = await pay(guest)
  expect((await placeOrder(guest, total)).to).toMatch(/confirmation/)
})

test('signing in during checkout drops the payment, and the page says so until there is another', async () => {
  const email = await registered(openShopper(openStore()))
  const guest = await guestMidway()
  await pay(guest)
  expect((await signIn(guest, email, { password: PASSWORD })).status).toBe(200)
  const { at, text } = await guest.follow('/checkout/review')
  expect(at).toBe('/checkout/billing')
  expect(text).toContain('please enter your card or gift cards again. Nothing was charged.')
  expect((await guest.get('/checkout/shipping')).text).not.toContain('again. Nothing was charged.')

  const total = await pay(guest)
  expect((await guest.get('/checkout/billing')).text).not.toContain('again. Nothing was charged.')
  expect((await placeOrder(guest, total)).to).toMatch(/confirmation/)
})

test('signing in succeeds even when some entries are lost, and the checkout asks for them again', async () => {
  const email = await registered(openShopper(openStore()))
  const guest = await guestMidway()
  await guest.breaks('/shipping-address', { kind: 'status' }, { method: 'PUT', times: 5 })
  expect((await signIn(guest, email, { password: PASSWORD })).status).toBe(200)
  expect(await guest.checkout('shipping')).toMatchObject({
    openStep: 'shipping',
    bag: { count: 3 },
  })
})

/** A guest with an order under this address. */
async function guestWithOrder(email: string) {
  const guest = openShopper(openStore())
  await guest.add(CANDLE)
  await guest.api('PUT', '/checkout/shipping-address', { ...US_ADDRESS, email })
  await guest.api('PUT', '/checkout/shipping-method', { methodId: 'standard' })
  const { to } = await placeOrder(guest, await pay(guest))
  return { guest, confirmation: to ?? '', orderNo: to?.split('/').at(-1) ?? '' }
}

test('a guest who registers after an order finds it in the account', async () => {
  const email = newEmail()
  const { guest, confirmation, orderNo } = await guestWithOrder(email)
  const { text } = await guest.get(confirmation)
  const [form = ''] = /<form[^>]*registration\/create.*?<\/form>/s.exec(text) ?? []
  expect(form).toContain(`value="${email}"`)
  expect(form).toContain('name="password"')

  // Claiming the order fails at first, and is retried later.
  await guest.breaks('/guest-orders', { kind: 'status' }, { method: 'POST', times: 1 })
  await registered(guest, email)
  expect((await guest.get('/my-account/order-history')).text).toContain(orderNo)
  expect((await guest.get(`/my-account/order-history/${orderNo}`)).response.status).toBe(200)
  expect((await guest.get(confirmation)).text).not.toContain('registration/create')
  const elsewhere = openShopper(openStore())
  await signIn(elsewhere, email, { password: PASSWORD })
  expect((await elsewhere.get('/my-account/order-history')).text).toContain(orderNo)
})

test('an order under another address or from another browser stays with its guest', async () => {
  const email = newEmail()
  const { guest, orderNo } = await guestWithOrder(newEmail())
  await registered(guest, email)
  expect((await guest.get('/my-account/order-history')).text).not.toContain(orderNo)

  const owner = newEmail()
  const placed = await guestWithOrder(owner)
  const elsewhere = openShopper(openStore())
  await registered(elsewhere, owner)
  expect((await elsewhere.get('/my-account/order-history')).text).not.toContain(placed.orderNo)
})

test('the offer answers the same with or without an account', async () => {
  const known = await registered(openShopper(openStore()))
  const { guest, confirmation, orderNo } = await guestWithOrder(known)
  expect((await guest.get(confirmation)).text).toContain('registration/create')
  const answer = await guest.form('/registration/create', details(known))
  expect(answer).toMatchObject({ status: 303, to: '/registration?step=code' })
  const { code } = await mailTo(known, 2)
  await guest.form('/login/code/enter', { code })
  expect((await guest.get('/my-account/order-history')).text).toContain(orderNo)
})

test('a customer learns at once when two merged bags exceed the limits of an order', async () => {
  const owner = openShopper(openStore())
  const email = await registered(owner)
  await owner.add('FXLIMIT3', 2)
  const guestWith = async (quantity: number) => {
    const guest = openShopper(openStore())
    await guest.add('FXLIMIT3', quantity)
    return guest
  }
  // With JavaScript, the sign-in page says it.
  const signedIn = await signIn(await guestWith(3), email, { password: PASSWORD })
  expect(JSON.parse(signedIn.text)).toMatchObject({ bag: 'partly-merged' })
  // Without JavaScript, the customer is sent to the bag, which says it.
  const guest = await guestWith(2)
  await passTime(guest.name)
  const form = { email, password: PASSWORD, from: '/checkout' }
  const { to } = await guest.form('/login/sign-in', form)
  expect(to).toBe('/cart')
  const { text } = await guest.follow(to ?? '')
  expect(text).toMatch(/add the item\(s\) to your bag/)
  expect(text).toMatch(/items? not added/)
})
