import { expect, test } from 'vitest'

import { SHOP } from '../mails/shop-name.ts'
import { giftCertificateReader } from './gift-certificates-client.ts'
import { cardToken, maskedCard, placeOrder, completeBasket, withBasket } from './purchase.ts'
import { newGuest, errorOf, fixture, origin } from './clients.ts'

const billing = { firstName: 'Ana', lastName: 'Ruiz', address1: '12 Mill Lane' }

/** Mails to an address. Each test uses unique addresses. */
async function mailsTo(to: string) {
  const response = await fetch(`${origin}/outbox?to=${to}`, {
    headers: { accept: 'application/json' },
  })
  const { data }: { data: { locale: string; subject: string; text: string }[] } =
    await response.json()
  return data
}

test('mails a gift certificate once its order is paid, and limits spending to its amount', async () => {
  const { baskets, orders, token } = await newGuest('us')
  const { basketId = '' } = await baskets.createBasket({ body: {} })
  const parameters = { basketId }
  const recipientEmail = `leo-${crypto.randomUUID()}@example.org`
  const gift = {
    c_productID: 'JWEGC1',
    recipientEmail,
    recipientName: 'Leo',
    senderName: 'Ana',
    message: 'A & <b>B</b>',
  }
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
    giftCertificateItems: [
      { amount: 50, recipientEmail, c_productImage: expect.stringMatching(/^http/) },
      {},
    ],
  })
  const [mail, ...others] = await mailsTo(recipientEmail)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ locale: 'en-US', subject: 'Ana has sent you a gift card' })
  expect(mail?.text).toMatch(/^\$50\.00 to spend[\s\S]*Hello Leo,[\s\S]*A & <b>B<\/b>/)
  expect(await mailsTo(nobody)).toEqual([])
  const code = /card number: ([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(await giftCertificateReader('us', token.access_token)(code)).toMatchObject({
    amount: 50,
    balance: 50,
    status: 'issued',
    recipientEmail,
    senderName: 'Ana',
  })

  const buyers = await Promise.all([1, 2, 3, 4].map(() => readyToSpend(code, 20)))
  const placing = buyers.map((buyer) => placeOrder(buyer))
  const outcomes = await Promise.allSettled(placing)
  const shares = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? [Number(outcome.value.paymentInstruments?.[0]?.amount)] : [],
  )
  expect(shares.toSorted((a, b) => b - a)).toEqual([20, 20, 10])
  const late = placing[outcomes.findIndex(({ status }) => status === 'rejected')]
  if (!late) throw new Error('No order was rejected.')
  const { status, body } = await errorOf(late)
  expect([status, body['statusCode']]).toEqual([400, 'gift_certificate_redeemed'])
})

/** A shopper ready to pay this amount of an order with a certificate, and the rest with a card. */
async function readyToSpend(giftCertificateCode: string, amount: number) {
  const buyer = await withBasket('us')
  const instrument = { paymentMethodId: 'GIFT_CERTIFICATE', giftCertificateCode, amount }
  const { baskets, parameters } = buyer
  await baskets.addPaymentInstrumentToBasket({ parameters, body: instrument })
  await completeBasket(buyer)
  return buyer
}

test('mails an e-gift card from the bag to its recipient, in the language of the order', async () => {
  const { baskets, orders, token } = await newGuest('ca')
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
    subject: `Une carte-cadeau ${SHOP} pour vous`,
  })
  const codes = mails.map(({ text }) => /carte\s: ([\w-]+)/.exec(text)?.[1] ?? '')
  expect(new Set(codes).size).toBe(2)
  expect(mails[0]?.text).toContain('25,00\u00a0$ à dépenser')
  expect(await giftCertificateReader('ca', token.access_token)(codes[0] ?? '')).toMatchObject({
    balance: 25,
    status: 'issued',
  })
})
