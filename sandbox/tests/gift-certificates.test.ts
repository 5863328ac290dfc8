import { expect, test } from 'vitest'

import { giftCertificateReader } from './gift-certificates-client.ts'
import { cardToken, placeOrder, completeBasket, withBasket } from './purchase.ts'
import { control, newGuest, errorOf, origin } from './clients.ts'

const byCertificate = (giftCertificateCode: string, amount?: number) => ({
  paymentMethodId: 'GIFT_CERTIFICATE',
  giftCertificateCode,
  ...(amount !== undefined && { amount }),
})

test('returns the balance of a gift certificate for its code', async () => {
  const { token } = await newGuest('us')
  const certificate = giftCertificateReader('us', token.access_token)
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
  const unknown = await errorOf(certificate('NOSUCHCODE000000'))
  expect(unknown.status).toBe(404)
  expect(unknown.headers.get('content-type')).toBe('application/json')
  expect(unknown.body).toMatchObject({
    title: 'Gift Certificate Not Found Exception',
    detail: 'The gift certificate with the provided code could not be retrieved.',
  })
  const path = '/pricing/shopper-gift-certificates/v1/organizations/f_ecom_jwck_001'
  const request = (body: string, headers: Record<string, string> = {}, method = 'POST') =>
    fetch(`${origin}${path}/gift-certificate?siteId=us`, { method, body, headers })
  const own = {
    authorization: `Bearer ${token.access_token}`,
    'content-type': 'application/json',
  }
  const rejected = [
    await request('{"giftCertificateCode":"JWGIFT0000000050"}'),
    await request('{}', own),
    await request('{}', { ...own, 'content-type': 'text/css' }),
    await request('x'.repeat(130 * 1024), own),
    await request('{}', own, 'PUT'),
  ]
  expect(rejected.map(({ status }) => status)).toEqual([401, 400, 415, 413, 405])
  for (const { headers } of rejected) expect(headers.get('content-type')).toBe('application/json')
  expect(await rejected[1]?.json()).toEqual({
    title: 'Bad Request',
    type: expect.stringMatching(/\/bad-request$/),
    detail: "The required property with path '$.giftCertificateCode' is missing.",
    parameter: 'giftCertificateCode',
  })
})

test('charges certificates first and a card for the rest, and refunds them if the order fails', async () => {
  const buyer = await withBasket('us', 'P-STD', 2)
  const { baskets, basketId, parameters, token } = buyer
  const certificate = giftCertificateReader('us', token.access_token)
  const add = (code: string, amount?: number) =>
    baskets.addPaymentInstrumentToBasket({ parameters, body: byCertificate(code, amount) })
  const rejections = {
    NOSUCHCODE000000: 'gift_certificate_unknown',
    JWGIFT0000000000: 'gift_certificate_redeemed',
    JWGIFT0000000001: 'gift_certificate_inactive',
    JWGIFT0000000002: 'gift_certificate_inactive',
  }
  for (const [code, statusCode] of Object.entries(rejections)) {
    const { status, body } = await errorOf(add(code))
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
  expect((await errorOf(add('JWGIFT0000000125'))).body).toMatchObject({
    statusCode: 'gift_certificate_already_in_basket',
  })
  await control('PUT', '/preferences/us/maxGiftCardApplication', { value: 1 })
  try {
    expect((await errorOf(add('JWGIFT0000000050'))).body).toMatchObject({
      maxGiftCardApplication: 1,
    })
  } finally {
    await control('DELETE', '/preferences/us/maxGiftCardApplication')
  }

  const ready = await completeBasket(buyer, await cardToken())
  const left = Math.round((Number(ready.orderTotal) - 10) * 100) / 100
  const order = await placeOrder(buyer)
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

test('requires a card only if the certificate does not cover the order', async () => {
  const buyer = await withBasket('ca', 'P-STD')
  const { baskets, basketId, parameters, token } = buyer
  await completeBasket(buyer)
  const { paymentInstruments } = await baskets.getBasket({ parameters })
  await baskets.removePaymentInstrumentFromBasket({
    parameters: {
      basketId,
      paymentInstrumentId: String(paymentInstruments?.[0]?.paymentInstrumentId),
    },
  })
  const body = byCertificate('JWGIFT0000000250', 1)
  const small = await baskets.addPaymentInstrumentToBasket({ parameters, body })
  expect((await errorOf(placeOrder(buyer))).body).toMatchObject({
    parameter: 'paymentInstruments',
  })

  const paymentInstrumentId = String(small.paymentInstruments?.[0]?.paymentInstrumentId)
  await baskets.updatePaymentInstrumentInBasket({
    parameters: { basketId, paymentInstrumentId },
    body: { paymentMethodId: 'GIFT_CERTIFICATE', amount: 200 },
  })
  const order = await placeOrder(buyer)
  expect(order).toMatchObject({
    paymentStatus: 'paid',
    paymentInstruments: [{ amount: order.orderTotal }],
  })
  const certificate = giftCertificateReader('ca', token.access_token)
  const { balance } = await certificate('JWGIFT0000000250')
  expect(Number(balance) + Number(order.orderTotal)).toBeCloseTo(250)
})
