import { expect, test } from 'vitest'

import { openDatabase } from '../payments/testing/open-database.ts'
import type { Locale } from '../platform/site.ts'
import { confirmationMessages } from '../mails/confirmation-messages.ts'
import { deleteMessages } from '../mails/messages.ts'
import { sendOrderConfirmation } from '../mails/order-confirmation.ts'
import { shopLinks } from '../mails/shop-links.ts'
import { SHOP as SHOP_NAME } from '../mails/shop-name.ts'
import { outbox } from './outbox.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')

const emptyDatabase = openDatabase()

const TO = 'ana@shop.example'

const SHOP = 'https://shop.example'
const PICTURE = 'http://127.0.0.1:8788/pictures/one.svg'

const TOGETHER = 'http://127.0.0.1:8788/pictures/together/one~plain~-~-.svg'

const order = {
  orderNo: '00000412',
  creationDate: '2026-11-21T03:30:00.000Z',
  currency: 'CAD',
  customerInfo: { email: TO, customerName: 'Ana Ruiz' },
  productItems: [
    {
      productName: 'Cedar & <b>Ember</b>',
      quantity: 2,
      price: 1029.5,
      c_imageURL: PICTURE,
      priceAdjustments: [{ itemText: 'Two for less', price: -102.95 }],
    },
  ],
  orderPriceAdjustments: [{ itemText: 'Welcome', price: -10 }],
  shippingItems: [{ price: 7.5, priceAdjustments: [{ itemText: 'Ships free', price: -7.5 }] }],
  shipments: [
    {
      giftMessage: 'Happy birthday,\n<Mia>!',
      shippingMethod: { name: 'Standard', c_estimatedArrivalTime: '3–5 business days' },
      shippingAddress: {
        firstName: 'Ana',
        lastName: 'Ruiz',
        address1: '12 rue "Fabre"',
        address2: null,
        city: 'Montréal',
        stateCode: 'QC',
        postalCode: 'H2J 1C6',
        countryCode: 'CA',
      },
    },
  ],
  paymentInstruments: [
    { amount: 5, maskedGiftCertificateCode: '************0125' },
    { amount: 1048.81, paymentCard: { cardType: 'Visa', numberLastDigits: '1111' } },
  ],
  c_taxItems: [
    { id: 'GST', rate: 0.05, value: 45.83 },
    { id: 'QST', rate: 0.09975, value: 91.43 },
  ],
  c_orderImage: `${TOGETHER}?lang=fr`,
  billingAddress: { firstName: 'Camille' },
  productSubTotal: 926.55,
  taxTotal: 137.26,
  orderTotal: 1053.81,
}

test('confirms an order once, with all its items and each tax by name', async () => {
  const testOutbox = await openTestOutbox()
  await Promise.all([testOutbox.send('en-CA'), testOutbox.send('en-CA')])
  await testOutbox.send('en-CA')

  const { data } = await testOutbox.json(`/?to=${TO}`)
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({
    to: TO,
    locale: 'en-CA',
    orderNo: '00000412',
    subject: `Your ${SHOP_NAME} order 00000412`,
    sentAt: '2026-11-21T12:00:00.000Z',
  })
  const { text } = data[0] ?? { text: '' }
  for (const said of [
    'Hello Camille,\nWe have received your order 00000412 of November 20, 2026.',
    'Subtotal: $926.55',
    '- Cedar & <b>Ember</b> (Quantity 2): $1,029.50',
    'Two for less: -$102.95',
    'Welcome: -$10.00',
    'Shipping: $7.50',
    'Ships free: -$7.50',
    'GST (5%): $45.83',
    'QST (9.975%): $91.43',
    'Total: $1,053.81',
    'Montréal QC  H2J 1C6\nCanada',
    `Follow your order: ${SHOP}/ca/customer-care/order-status`,
    `Back to the shop: ${SHOP}/ca/`,
    'Gift card ending in 0125: $5.00\nVisa ending in 1111: $1,048.81',
    'Gift message',
    'Happy birthday,\n<Mia>!',
    'What happens next',
  ]) {
    expect(text).toContain(said)
  }
  expect((await testOutbox.json('/?to=else@shop.example')).data).toEqual([])

  await deleteMessages(testOutbox.db)
  expect((await testOutbox.json('/')).data).toEqual([])
})

test('writes a French mail entirely in French, and escapes markup in the order', async () => {
  const testOutbox = await openTestOutbox()
  await testOutbox.send('fr-CA')
  const { data } = await testOutbox.json('/')
  const path = `/${data[0]?.id}`

  const mail = await testOutbox.get(path, 'text/html')
  const html = await mail.text()
  expect(mail.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
  expect(html).toContain('<html lang="fr-CA">')
  expect(html).toContain('Bonjour Camille,')
  expect(html).toContain('Nous avons bien reçu votre commande 00000412 du 20 novembre 2026.')
  expect(html).toContain(`src="${PICTURE}?sw=128&amp;format=png"`)
  expect(html).toContain(`src="${TOGETHER}?lang=fr&amp;sw=1024&amp;format=png"`)
  expect(html).toContain(
    'alt="Votre commande, réunie en une image\u00a0: Cedar &amp; &lt;b&gt;Ember&lt;/b&gt;"',
  )
  expect(html).toContain(`href="${SHOP}/ca/fr-CA/customer-care/order-status"`)
  expect(html).toContain('Montréal QC\u00a0 H2J 1C6')
  expect(html).toContain('Cedar &amp; &lt;b&gt;Ember&lt;/b&gt;')
  expect(html).toContain('12 rue &quot;Fabre&quot;')
  expect(html).toContain('&lt;Mia&gt;!')
  expect(html).toContain('1\u00a0053,81\u00a0$')
  expect(html).toContain('TVQ (9,975\u00a0%)')
  expect(html).not.toContain('<b>')
  expect(html).not.toMatch(/Thank you|Quantity|Shipping|Total:|What happens/)
  const text = await (await testOutbox.get(path, 'text/plain')).text()
  expect(text).toContain('Quantité\u00a0: 2')
  expect(text).toContain('Sous-total\u00a0: 926,55\u00a0$')

  const list = await testOutbox.get('/', 'text/html,application/xhtml+xml,*/*;q=0.8')
  expect(await list.text()).toContain(`Votre commande ${SHOP_NAME.replace('&', '&amp;')} 00000412`)
  expect(list.headers.get('cache-control')).toBe('no-store')
})

test('confirms an order without named taxes, discounts or a card', async () => {
  const testOutbox = await openTestOutbox()
  await testOutbox.send('en-US', {
    orderNo: '7',
    currency: 'USD',
    productItems: [{ productName: 'Product Two', quantity: 1, price: 8 }],
    shippingItems: [{ price: 0 }],
    shipments: [
      {
        shippingAddress: {
          address1: '1 Main St',
          city: 'Columbus',
          stateCode: 'OH',
          postalCode: '43215',
          countryCode: 'US',
        },
      },
    ],
    paymentInstruments: [{}],
    taxTotal: 0.5,
    orderTotal: 8.5,
  })
  const { data } = await testOutbox.json('/')

  expect(data[0]?.text).toContain('Hello,\nWe have received your order 7.')
  expect(data[0]?.text).toContain('1 Main St\nColumbus, OH 43215\nUnited States')
  expect(data[0]?.text).toContain('Shipping: Free\nTax: $0.50\nTotal: $8.50')
  expect(data[0]?.text).not.toContain('Paid with')
})

test('distinguishes pickups from shipped items', async () => {
  const testOutbox = await openTestOutbox()
  const parts = {
    ...order,
    productItems: [
      { productName: 'Product One', quantity: 1, price: 20, shipmentId: 'me' },
      { productName: 'Product Two', quantity: 1, price: 8, shipmentId: 'store', bopis: true },
    ],
    shippingItems: [
      { price: 0, shipmentId: 'me' },
      { price: 0, shipmentId: 'store' },
    ],
    shipments: [
      { shipmentId: 'me', ...order.shipments[0] },
      { shipmentId: 'store', c_fromStoreId: '2107' },
    ],
  }
  await testOutbox.send('en-CA', parts)
  await testOutbox.send('fr-CA', { ...parts, orderNo: '8' })
  const texts = (await testOutbox.json('/')).data.map(({ text }) => text).join('\n')

  expect(texts).toContain('- Product One (Quantity 1): $20.00')
  expect(texts).toContain('- Product Two (Quantity 1, Pick Up In Store): $8.00')
  expect(texts).toContain('Shipping: Free\nPick Up In Store: Free\n')
  expect(texts).toContain('Livraison\u00a0: Gratuite\nRamassage en magasin\u00a0: Gratuit\n')
})

test('tells a customer the interval and next date of auto-refreshed items, and where to change them', async () => {
  const testOutbox = await openTestOutbox()
  const [item] = order.productItems
  const refreshed = { ...item, c_isAutoRefreshSubscribedItem: true, c_orderGrooveFrequency: 3 }
  const monthly = { ...refreshed, productName: 'Product Two', c_orderGrooveFrequency: 1 }
  const sent = { ...order, guest: false, productItems: [refreshed, monthly, item] }
  await testOutbox.send('en-CA', sent)
  await testOutbox.send('fr-CA', { ...sent, orderNo: '8' })
  await testOutbox.send('en-CA', { ...order, orderNo: '9' })
  const { data } = await testOutbox.json('/')
  const textIn = (part: string) => data.find(({ text }) => text.includes(part))?.text
  expect(textIn('order 00000412')).toContain(
    `Auto-refresh
Cedar & <b>Ember</b>: every 3 months, next on February 21, 2027
Product Two: every month, next on December 21, 2026
${confirmationMessages.en.refreshChanges}
${shopLinks(SHOP, 'en-CA').subscriptions}`,
  )
  expect(textIn('commande 8')).toContain(
    `Renouvellement automatique
Cedar & <b>Ember</b>\u00a0: tous les 3 mois, prochain envoi le 21 février 2027
Product Two\u00a0: chaque mois, prochain envoi le 21 décembre 2026
Sautez, modifiez ou annulez un envoi en tout temps sous «\u00a0Mes envois automatiques\u00a0» dans votre compte.
${shopLinks(SHOP, 'fr-CA').subscriptions}`,
  )
  expect(textIn('order 9')).not.toContain('Auto-refresh')
  const id = data.find(({ text }) => text.includes('commande 8'))?.id
  const html = await (await testOutbox.get(`/${id}`, 'text/html')).text()
  expect(html).toContain('Cedar &amp; &lt;b&gt;Ember&lt;/b&gt;\u00a0: tous les 3 mois')
  expect(html).toContain(`href="${shopLinks(SHOP, 'fr-CA').subscriptions}"`)
})

async function openTestOutbox() {
  const db = await emptyDatabase()
  const get = async (path: string, accept: string) =>
    outbox.request(path, { headers: { accept } }, { DB: db })
  return {
    db,
    get,
    send: (locale: Locale, sent: object = order) =>
      sendOrderConfirmation(db, { order: sent, locale, to: TO, shopOrigin: SHOP, now: NOW }),
    async json(path: string): Promise<{ data: { id: string; text: string }[] }> {
      return (await get(path, 'application/json')).json()
    },
  }
}
