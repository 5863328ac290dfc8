import { expect, test } from 'vitest'

import { openLackingCommerce } from './lacking-commerce.ts'
import {
  BILLING,
  CANDLE,
  choose,
  CONTACT,
  readOrderMail,
  order,
  pay,
  pickUp,
  QUEEN_WEST,
  SHORT_NORTH,
  openShopperAt,
  SOAP,
} from './pickup.ts'
import { addGift, cardToken, openShopper, rejectedForm, US_ADDRESS } from './purchase.ts'
import { openStore } from './store.ts'

test('a pickup-only bag asks for a pickup person instead of an address, and names the store to the end', async () => {
  const shopper = openShopperAt(SHORT_NORTH)
  expect((await pickUp(shopper, SOAP, 2)).status).toBe(200)
  const bag = await shopper.bag()
  expect(bag).toMatchObject({
    shipItemCount: 0,
    bopisItemCount: 2,
    isBopisBasket: true,
    pickupStore: { id: '1101', name: 'Short North' },
    lines: [{ fulfillment: 'pickup', obstacle: null, hasOtherWay: true, otherObstacle: null }],
  })
  const page = await shopper.get('/checkout/shipping')
  expect(page.text).toMatch(/<h1[^>]*><span>Pick Up In Store/)
  expect(page.text).not.toContain('name="address1"')
  expect(page.text).toMatch(/714 Tallow Lane/)
  expect(page.text).toContain('q=Short+North')
  expect(page.text).toContain('&amp;z=15')
  expect(page.text).toMatch(/Store hours.*Mon: 10:00 AM – 9:00 PM/s)

  const missing = await shopper.form('/checkout/shipping/address', { email: 'ana@example.com' })
  expect(missing.status).toBe(422)
  expect(rejectedForm(missing.text)?.fields).toEqual({
    pickupFirstName: 'required',
    pickupLastName: 'required',
  })
  // An address may have a first name, too.
  expect(missing.text.replaceAll(/<.*?>/g, '')).toContain('Who picks up, First name: ')
  expect(await shopper.form('/checkout/shipping/address', CONTACT)).toMatchObject({
    status: 303,
    to: '/checkout/billing',
  })
  const billing = await shopper.get('/checkout/billing')
  expect(billing.text).not.toContain('id="sameAsShipping"')
  expect(billing.text).toMatch(/name="firstName"[^>]*value="Leo"|value="Leo"[^>]*name="firstName"/)
  await pay(shopper, BILLING)
  const review = await shopper.get('/checkout/review')
  expect(review.text).toMatch(/Picked up by <\/span><strong[^>]*>Leo Ruiz/)
  expect(review.text).not.toContain('Shipping address')

  const placed = await order(shopper)
  expect(placed).toMatchObject({
    shippingAddress: null,
    pickup: {
      store: { id: '1101', address1: '714 Tallow Lane', phone: '614-555-0101' },
      person: { firstName: 'Leo', lastName: 'Ruiz', phone: '614-555-0188' },
    },
    bag: { shipping: { name: 'Pick Up In Store', amount: { minorUnits: 0 } } },
  })
  expect(placed.pickup?.store.hours).toHaveLength(7)
  const { orderNo } = placed
  const mail = await readOrderMail(orderNo)
  expect(mail).toMatch(/Pick up at\nShort North\n714 Tallow Lane\nColumbus, OH 43215/)
  expect(mail).toMatch(/Store hours\nMon: 10:00 AM/)
  expect(mail).toContain('Picked up by\nLeo Ruiz')
  expect(mail).not.toMatch(/Ships to|we pack/i)

  const confirmation = await shopper.get(`/checkout/confirmation/${orderNo}`)
  expect(confirmation.text).toMatch(/ready at Short North/)
  expect(confirmation.text).toMatch(/Picked up by <\/span><strong[^>]*>Leo Ruiz/)
  const details = { orderNo, email: 'ana@example.com', postalCode: '43215' }
  const tracked = await shopper.form('/customer-care/order-status/track', details)
  expect(tracked.text).toMatch(/714 Tallow Lane.*Picked up by <\/span><strong[^>]*>Leo Ruiz/s)
  expect(tracked.text).not.toContain('614-555-0188')
  expect(tracked.text).toContain('Ready for pickup by ')
  expect(tracked.text).toMatch(/Being packed.*Ready for pickup.*Picked up</s)
  expect(tracked.text).not.toContain('On its way')
  expect(tracked.text, 'it arrives nowhere').not.toContain('Estimated arrival')
})

test('a mixed bag asks for address and pickup person, and lines switch without JavaScript', async () => {
  const shopper = openShopperAt(SHORT_NORTH)
  await shopper.add(CANDLE)
  await pickUp(shopper, SOAP)
  const { lines } = await shopper.bag()
  expect(lines.map(({ fulfillment }) => fulfillment)).toEqual(['shipping', 'pickup'])
  const [candle, soap] = lines.map(({ id }) => id)
  const cart = await shopper.get('/cart')
  expect(cart.text).toContain('Pick up instead')
  expect(cart.text).toContain('Ship it instead')

  const move = (lineId = '', fulfillment = '') =>
    shopper.form('/cart/fulfillment', { lineId, fulfillment })
  expect(await move(candle, 'pickup')).toMatchObject({ status: 303, to: '/cart' })
  expect(await shopper.bag()).toMatchObject({ shipItemCount: 0, bopisItemCount: 2 })
  await move(soap, 'shipping')
  await move(candle, 'shipping')
  expect(await shopper.bag()).toMatchObject({ shipItemCount: 2, isBopisBasket: false })
  await move(soap, 'pickup')
  expect((await move('gone', 'pickup')).status).toBe(422)
  expect((await move(soap, 'drone')).status).toBe(422)

  const incomplete = await shopper.form('/checkout/shipping/address', CONTACT)
  expect(Object.keys(rejectedForm(incomplete.text)?.fields ?? {})).toContain('address1')
  expect(
    await shopper.form('/checkout/shipping/address', { ...CONTACT, ...US_ADDRESS }),
  ).toMatchObject({ status: 303, to: '/checkout/shipping' })
  const methods = await shopper.get('/checkout/shipping')
  expect(methods.text).toContain('Standard Shipping')
  expect(methods.text).not.toContain('value="ISPU"')
  expect(await shopper.form('/checkout/shipping/method', { methodId: 'standard' })).toMatchObject({
    to: '/checkout/billing',
  })
  await pay(shopper, { sameAsShipping: true })
  const placed = await order(shopper)
  expect(placed).toMatchObject({
    shippingAddress: { address1: '12 Mill Lane' },
    pickup: { store: { id: '1101' }, person: { firstName: 'Leo' } },
    bag: { shipping: { name: 'Standard Shipping' } },
  })
  expect(await readOrderMail(placed.orderNo)).toMatch(
    /Ships to\nAna Ruiz.*Pick up at\nShort North/s,
  )
})

test('each change of a line tells commerce its product, and a removal its quantity', async () => {
  const shopper = openShopperAt(SHORT_NORTH)
  await shopper.add(CANDLE)
  expect((await pickUp(shopper, SOAP)).status).toBe(200)
  await shopper.add('FXBONUS')
  const [choice] = (await shopper.bag()).bonusChoices ?? []
  const [offered] = choice?.products ?? []
  if (!choice || !offered) throw new Error('The service offers no choice.')
  const chosen = offered.productId
  const choose = { choiceId: choice.id, productId: chosen }
  expect(await shopper.form('/cart/gifts/choose', choose)).toMatchObject({
    to: expect.stringMatching(/^\/cart#line-/),
  })
  const { lines } = await shopper.bag()
  const findLineId = (isWanted: (line: (typeof lines)[number]) => boolean) =>
    lines.find(isWanted)?.id
  const candle = findLineId(({ productId }) => productId === CANDLE)
  const soap = findLineId(({ fulfillment }) => fulfillment === 'pickup')
  const gift = findLineId(({ isChosen }) => isChosen === true)
  const change = async (lineId: string | undefined, quantity: number) =>
    (await shopper.api('PATCH', `/bag/items/${lineId}`, { quantity })).status
  for (const [lineId, quantity] of [
    [soap, 2],
    [candle, 2],
    [soap, 0],
    [gift, 0],
  ] as const) {
    expect([lineId, await change(lineId, quantity)]).toEqual([lineId, 200])
  }
  expect(await change(soap, 0)).toBe(404)
  const left = (await shopper.bag()).lines.map(({ id }) => id)
  expect(left).toEqual(lines.map(({ id }) => id).filter((id) => id !== soap && id !== gift))

  const sent = (await shopper.calls('/items')).map(({ method, body }) => [method, JSON.parse(body)])
  expect(sent.filter(([method]) => method === 'POST').map(([, body]) => body)).toEqual([
    [expect.objectContaining({ productId: CANDLE, quantity: 1, c_set_qty: false })],
    [expect.objectContaining({ productId: SOAP, c_set_qty: false, c_fromStoreId: '1101' })],
    [expect.objectContaining({ productId: 'FXBONUS', c_set_qty: false })],
    [expect.objectContaining({ productId: chosen, c_set_qty: false })],
  ])
  // Spec 1 §7: the mini cart removes by `updateItemInBasket` as well.
  expect(sent.filter(([method]) => method !== 'POST')).toEqual([
    ['PATCH', { quantity: 2, c_isBonusLineItem: false, c_fromStoreId: '1101' }],
    ['PATCH', { quantity: 2, c_isBonusLineItem: false }],
    ['PATCH', { quantity: 0, c_isBonusLineItem: false, c_fromStoreId: '1101' }],
    ['PATCH', { quantity: 0, c_isBonusLineItem: true }],
  ])
})

test('an email-only bag asks only for an email address', async () => {
  const shopper = openShopper(openStore())
  await shopper.addGiftCard()
  await addGift(shopper)
  expect(await shopper.bag()).toMatchObject({
    isBopisBasket: true,
    lines: [{ hasOtherWay: false }],
  })
  const page = await shopper.get('/checkout/shipping')
  expect(page.text).toMatch(/<h1[^>]*><span>Contact/)
  expect(page.text).not.toMatch(/name="(address1|pickupFirstName)"/)
  expect(
    await shopper.form('/checkout/shipping/address', { email: 'ana@example.com' }),
  ).toMatchObject({ to: '/checkout/billing' })
  const sameAs = await shopper.api('PUT', '/checkout/payment', {
    token: await cardToken(),
    billing: { ...BILLING, sameAsShipping: true },
  })
  expect(sameAs.status).toBe(400)
  await pay(shopper, BILLING)
  const placed = await order(shopper)
  expect(placed).toMatchObject({ shippingAddress: null, pickup: null, bag: { shipping: null } })
  const page2 = await shopper.get(`/checkout/confirmation/${placed.orderNo}`)
  expect(page2.status).toBe(200)
  expect(page2.text).not.toMatch(/Shipping address|Next step/)
})

test('Canada picks up in its own stores, in French and without hours, which the site does not show', async () => {
  const shopper = openShopperAt(QUEEN_WEST, 'ca')
  expect((await pickUp(shopper, SOAP, 1, 'ca')).status).toBe(200)
  const page = await shopper.get('/ca/fr-CA/checkout/shipping')
  expect(page.text).toMatch(/<h1[^>]*><span>Ramassage en magasin/)
  expect(page.text).toMatch(/620 Tallow Lane W/)
  expect(page.text).not.toMatch(/Heures d’ouverture|Aujourd’hui/)
  expect(await shopper.form('/ca/fr-CA/checkout/shipping/address', CONTACT)).toMatchObject({
    to: '/ca/fr-CA/checkout/billing',
  })
  await pay(shopper, BILLING, 'ca')
  const placed = await order(shopper, 'ca')
  expect(placed).toMatchObject({ pickup: { store: { id: '2101', hours: [], hoursToday: null } } })
  const mail = await readOrderMail(placed.orderNo)
  expect(mail).toContain('620 Tallow Lane W')
  expect(mail).not.toContain('Store hours')
  const cart = await shopper.get('/ca/fr-CA/cart')
  expect(cart.status).toBe(200)
})

test('where the instance keeps no person who picks up, the recipient at the store does', async () => {
  const { variables } = openLackingCommerce({
    attributes: ['c_pickupFirstName', 'c_pickupLastName', 'c_pickupPhone'],
  })
  const shopper = openShopper(openStore(variables))
  choose(shopper, SHORT_NORTH)
  await pickUp(shopper, SOAP)
  expect(await shopper.form('/checkout/shipping/address', CONTACT)).toMatchObject({
    status: 303,
    to: '/checkout/billing',
  })
  await pay(shopper, BILLING)
  const review = await shopper.get('/checkout/review')
  expect(review.text).toMatch(/Picked up by <\/span><strong[^>]*>Leo Ruiz/)
  expect(review.text).toContain('614-555-0188')
  expect(review.text).toContain('714 Tallow Lane')
})
