import { createRequire } from 'node:module'

import type * as Sdk from 'commerce-sdk-isomorphic'
import { expect, test } from 'vitest'

import { cardToken, maskedCard, place, prepare, withBasket } from './purchase.ts'
import { configOf, control, enter, failureOf, fixture, origin } from './shopper.ts'

const { ShopperGiftCertificates }: typeof Sdk = createRequire(import.meta.url)(
  'commerce-sdk-isomorphic',
)

const certificatesOf = (siteId: string, token: string) => {
  const client = new ShopperGiftCertificates({
    ...configOf(siteId),
    headers: { authorization: `Bearer ${token}` },
  })
  return (giftCertificateCode: string) =>
    client.getGiftCertificate({ body: { giftCertificateCode } })
}

const byCertificate = (giftCertificateCode: string, amount?: number) => ({
  paymentMethodId: 'GIFT_CERTIFICATE',
  giftCertificateCode,
  ...(amount !== undefined && { amount }),
})

test('a gift certificate says what is left on it, to whoever knows its code', async () => {
  const { token } = await enter('us')
  const certificate = certificatesOf('us', token.access_token)
  expect(await certificate('jwgift-0000-0001-25')).toMatchObject({
    amount: 100,
    balance: 25,
    enabled: true,
    status: 'partially_redeemed',
    maskedGiftCertificateCode: '************0125',
    merchantId: expect.any(String),
    recipientEmail: 'ana@example.org',
  })
  expect(await certificate('JWGIFT0000000000')).toMatchObject({ balance: 0, status: 'redeemed' })
  expect(await certificate('JWGIFT0000000002')).toMatchObject({ status: 'pending' })
  const unknown = await failureOf(certificate('NOSUCHCODE000000'))
  expect(unknown.status).toBe(404)
  expect(unknown.headers.get('content-type')).toBe('application/json')
  expect(unknown.body).toMatchObject({
    title: 'Gift Certificate Not Found Exception',
    detail: 'The gift certificate with the provided code could not be retrieved.',
  })
  const path = '/pricing/shopper-gift-certificates/v1/organizations/f_ecom_jwck_001'
  const stranger = await fetch(`${origin}${path}/gift-certificate?siteId=us`, {
    method: 'POST',
    body: '{"giftCertificateCode":"JWGIFT0000000050"}',
  })
  expect(stranger.status).toBe(401)
})

test('certificates pay for an order first, a card for the rest, and nothing is spent twice', async () => {
  const buyer = await withBasket('us', 'P-STD', 2)
  const { baskets, basketId, parameters, token } = buyer
  const certificate = certificatesOf('us', token.access_token)
  const add = (code: string, amount?: number) =>
    baskets.addPaymentInstrumentToBasket({ parameters, body: byCertificate(code, amount) })
  const refusals = {
    NOSUCHCODE000000: 'gift_certificate_unknown',
    JWGIFT0000000000: 'gift_certificate_redeemed',
    JWGIFT0000000001: 'gift_certificate_inactive',
    JWGIFT0000000002: 'gift_certificate_inactive',
  }
  for (const [code, statusCode] of Object.entries(refusals)) {
    const { status, body } = await failureOf(add(code))
    expect(status, code).toBe(400)
    expect(body, code).toMatchObject({ parameter: 'giftCertificateCode', statusCode })
  }
  const { paymentInstruments } = await add('JWGIFT0000000125', 10)
  expect(paymentInstruments).toMatchObject([
    {
      paymentMethodId: 'GIFT_CERTIFICATE',
      amount: 10,
      maskedGiftCertificateCode: '************0125',
    },
  ])
  expect(JSON.stringify(paymentInstruments)).not.toContain('JWGIFT')
  expect((await failureOf(add('JWGIFT0000000125'))).body).toMatchObject({
    statusCode: 'gift_certificate_already_in_basket',
  })
  await control('PUT', '/preferences/us/maxGiftCardApplication', { value: 1 })
  try {
    expect((await failureOf(add('JWGIFT0000000050'))).body).toMatchObject({
      maxGiftCardApplication: 1,
    })
  } finally {
    await control('DELETE', '/preferences/us/maxGiftCardApplication')
  }

  const ready = await prepare(buyer, await cardToken())
  const left = Math.round((Number(ready.orderTotal) - 10) * 100) / 100
  const order = await place(buyer)
  expect(order).toMatchObject({
    orderTotal: ready.orderTotal,
    paymentStatus: 'paid',
    paymentInstruments: [
      { amount: 10, maskedGiftCertificateCode: '************0125' },
      { amount: left, authorizationStatus: { status: 0 } },
    ],
  })
  expect(await certificate('JWGIFT0000000125')).toMatchObject({ balance: 15 })

  const orderNo = String(order.orderNo)
  await buyer.orders.failOrder({
    parameters: { orderNo, reopenBasket: true },
    body: { reasonCode: 'payment_capture_failure' },
  })
  expect(await certificate('JWGIFT0000000125')).toMatchObject({ balance: 25 })
  expect(await baskets.getBasket({ parameters: { basketId } })).toMatchObject({
    paymentInstruments: [{ paymentMethodId: 'GIFT_CERTIFICATE' }, {}],
  })
})

test('a certificate that covers everything needs no card, and one that is too small does', async () => {
  const buyer = await withBasket('ca', 'P-STD')
  const { baskets, basketId, parameters, token } = buyer
  await prepare(buyer)
  const { paymentInstruments } = await baskets.getBasket({ parameters })
  await baskets.removePaymentInstrumentFromBasket({
    parameters: {
      basketId,
      paymentInstrumentId: String(paymentInstruments?.[0]?.paymentInstrumentId),
    },
  })
  const body = byCertificate('JWGIFT0000000250', 1)
  const small = await baskets.addPaymentInstrumentToBasket({ parameters, body })
  expect((await failureOf(place(buyer))).body).toMatchObject({ parameter: 'paymentInstruments' })

  const paymentInstrumentId = String(small.paymentInstruments?.[0]?.paymentInstrumentId)
  await baskets.updatePaymentInstrumentInBasket({
    parameters: { basketId, paymentInstrumentId },
    body: { paymentMethodId: 'GIFT_CERTIFICATE', amount: 200 },
  })
  const order = await place(buyer)
  expect(order).toMatchObject({
    paymentStatus: 'paid',
    paymentInstruments: [{ amount: order.orderTotal }],
  })
  const certificate = certificatesOf('ca', token.access_token)
  const { balance } = await certificate('JWGIFT0000000250')
  expect(Number(balance) + Number(order.orderTotal)).toBeCloseTo(250)
})

test('gift certificates are put in, changed and taken out, for amounts that cards are made for', async () => {
  const { baskets, basketId, parameters } = await withBasket('us', 'P-AMP')
  const gift = {
    recipientEmail: 'leo@example.org',
    recipientName: 'Leo',
    senderName: 'Ana',
    message: 'Happy birthday',
    c_productID: await fixture('P-EGC', 'us'),
  }
  const add = (amount: number, more = {}) =>
    baskets.addGiftCertificateItemToBasket({ parameters, body: { ...gift, amount, ...more } })
  for (const amount of [-5, 0, 7, 25.5, 251]) {
    expect((await failureOf(add(amount))).body, String(amount)).toMatchObject({
      parameter: 'amount',
    })
  }
  expect((await failureOf(add(25, { recipientEmail: 'leo' }))).status).toBe(400)
  expect((await failureOf(add(25, { shipmentId: 'x' }))).status).toBe(404)
  const basket = await add(25)
  expect(basket.giftCertificateItems).toMatchObject([
    {
      ...gift,
      amount: 25,
      shipmentId: 'me',
      c_lineItemText: 'Dusk E-Gift Card',
      c_productImage: expect.stringContaining('/pictures/'),
      c_isGiftCard: true,
      c_isVirtual: true,
    },
  ])
  expect(basket).not.toHaveProperty('c_basketType')
  const giftCertificateItemId = String(basket.giftCertificateItems?.[0]?.giftCertificateItemId)
  const one = { basketId, giftCertificateItemId }
  const changed = await baskets.updateGiftCertificateItemInBasket({
    parameters: one,
    body: { amount: 100, recipientEmail: 'zoe@example.org' },
  })
  expect(changed.giftCertificateItems).toMatchObject([
    {
      giftCertificateItemId,
      amount: 100,
      recipientEmail: 'zoe@example.org',
      message: gift.message,
    },
  ])
  for (const amount of [10, 15, 20, 30]) await add(amount)
  expect((await failureOf(add(5))).body).toMatchObject({ MaxCardLimit: 5 })
  const without = await baskets.removeGiftCertificateItemFromBasket({ parameters: one })
  expect(without.giftCertificateItems).toHaveLength(4)
  const again = await failureOf(baskets.removeGiftCertificateItemFromBasket({ parameters: one }))
  expect(again.status).toBe(404)
})

const billing = { firstName: 'Ana', lastName: 'Ruiz', address1: '12 Mill Lane' }

/** Mails to somebody of this test, who has an address of their own. */
async function mailsTo(to: string) {
  const answer = await fetch(`${origin}/outbox?to=${to}`, {
    headers: { accept: 'application/json' },
  })
  const { data }: { data: { locale: string; subject: string; text: string }[] } =
    await answer.json()
  return data
}

test('what is bought as a gift certificate is mailed once the order is paid, and can be spent then', async () => {
  const { baskets, orders, token } = await enter('us')
  const { basketId = '' } = await baskets.createBasket({ body: {} })
  const parameters = { basketId }
  const recipientEmail = `leo-${crypto.randomUUID()}@example.org`
  const gift = { recipientEmail, recipientName: 'Leo', senderName: 'Ana', message: 'A & <b>B</b>' }
  const gifts = await baskets.addGiftCertificateItemToBasket({
    parameters,
    body: { amount: 50, ...gift },
  })
  expect(gifts).toMatchObject({ c_basketType: 'EGC', orderTotal: 50 })
  const nobody = `card-${crypto.randomUUID()}@post.invalid`
  const post = { amount: 5, recipientEmail: nobody }
  await baskets.addGiftCertificateItemToBasket({ parameters, body: post })
  await baskets.updateCustomerForBasket({ parameters, body: { email: 'ana@example.org' } })
  await baskets.updateBillingAddressForBasket({
    parameters,
    body: { ...billing, city: 'Columbus', stateCode: 'OH', postalCode: '43215', countryCode: 'US' },
  })
  const declined = maskedCard(await cardToken('4000000000000002'))
  await baskets.addPaymentInstrumentToBasket({ parameters, body: declined })
  const order = await orders.createOrder({ body: { basketId } })
  expect(order).toMatchObject({ orderTotal: 55, paymentStatus: 'not_paid' })
  expect(await mailsTo(recipientEmail)).toEqual([])

  const paying = { orderNo: String(order.orderNo) }
  const paid = await orders.createPaymentInstrumentForOrder({
    parameters: paying,
    body: maskedCard(await cardToken()),
  })
  expect(paid).toMatchObject({
    paymentStatus: 'paid',
    giftCertificateItems: [{ amount: 50, recipientEmail }, {}],
  })
  const [mail, ...others] = await mailsTo(recipientEmail)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ locale: 'en-US', subject: 'Ana has sent you a gift card' })
  expect(mail?.text).toMatch(/^\$50\.00 to spend[\s\S]*Hello Leo,[\s\S]*A & <b>B<\/b>/)
  expect(await mailsTo(nobody)).toEqual([])
  const code = /code: ([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(await certificatesOf('us', token.access_token)(code)).toMatchObject({
    amount: 50,
    balance: 50,
    status: 'issued',
    recipientEmail,
    senderName: 'Ana',
  })
})

test('an e-gift card that is a product of the bag is mailed to its recipient, in the language of the shop', async () => {
  const { baskets, orders, token } = await enter('ca')
  const { basketId = '' } = await baskets.createBasket({ body: {} })
  const parameters = { basketId }
  const c_giftCardRecipientEmail = `zoe-${crypto.randomUUID()}@example.org`
  await baskets.addItemToBasket({
    parameters,
    body: [
      {
        productId: await fixture('P-EGC', 'ca'),
        quantity: 2,
        c_giftCardAmount: 25,
        c_giftCardRecipient: 'Zoé',
        c_giftCardRecipientEmail,
      },
    ],
  })
  await baskets.updateCustomerForBasket({ parameters, body: { email: 'ana@example.org' } })
  const address = { ...billing, city: 'Québec', stateCode: 'QC', postalCode: 'G1R 2B5' }
  await baskets.updateShippingAddressForShipment({
    parameters: { basketId, shipmentId: 'me', useAsBilling: true },
    body: { ...address, countryCode: 'CA' },
  })
  await baskets.updateShippingMethodForShipment({
    parameters: { basketId, shipmentId: 'me' },
    body: { id: 'standard' },
  })
  const body = maskedCard(await cardToken())
  await baskets.addPaymentInstrumentToBasket({ parameters, body })
  await orders.createOrder({ parameters: { locale: 'fr-CA' }, body: { basketId } })

  const mails = await mailsTo(c_giftCardRecipientEmail)
  expect(mails).toHaveLength(2)
  expect(mails[0]).toMatchObject({
    locale: 'fr-CA',
    subject: 'Une carte-cadeau Juniper & Wick pour vous',
  })
  const codes = mails.map(({ text }) => /code\s: ([\w-]+)/.exec(text)?.[1] ?? '')
  expect(new Set(codes).size).toBe(2)
  expect(mails[0]?.text).toContain('25,00\u00a0$ à dépenser')
  expect(await certificatesOf('ca', token.access_token)(codes[0] ?? '')).toMatchObject({
    balance: 25,
    status: 'issued',
  })
})
