import { expect, test } from 'vitest'

import { GIFT_CARD, openShopper, rejectedForm, type Shopper } from './purchase.ts'
import { control } from './shop.ts'
import { openStore } from './store.ts'

const FORM = '/cart/gift-cards/add'
const { productId: _id, ...TYPED } = GIFT_CARD
const FRENCH = { productId: 'JWEGC1', ...TYPED, recipientName: 'Zoé' }
const POSTED = { ...GIFT_CARD, productId: 'JWGC1', recipientEmail: '' }

/** The bodies of commerce requests that add gift cards. */
async function sent(shopper: Shopper, path: string) {
  const calls = await shopper.calls(path)
  return calls.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body))
}

test('in the US a gift card is a separate line with exactly its fields', async () => {
  const shopper = openShopper(openStore())
  expect((await shopper.addGiftCard()).status).toBe(200)
  expect((await shopper.addGiftCard()).status).toBe(200)
  expect((await shopper.addGiftCard(POSTED)).status).toBe(200)
  expect(await sent(shopper, '/items')).toMatchObject([
    [
      {
        productId: 'JWEGC1',
        quantity: 1,
        c_giftCardAmount: 25,
        c_giftCardRecipient: 'Leo',
        c_giftCardRecipientEmail: 'leo@example.org',
        c_giftCardSender: 'Ana',
        giftMessage: 'For your new shelf',
      },
    ],
    {},
    [{ productId: 'JWGC1', c_giftCardRecipientEmail: expect.stringMatching(/\.invalid$/) }],
  ])
  const [[first]] = await sent(shopper, '/items')
  expect(Object.keys(first)).toHaveLength(7)

  const { lines, giftCertificates, count, subtotal } = await shopper.bag()
  const gift = { recipientName: 'Leo', senderName: 'Ana', message: 'For your new shelf' }
  expect(lines).toMatchObject([
    { quantity: 1, hasOtherWay: false, giftCard: { ...gift, recipientEmail: 'leo@example.org' } },
    { quantity: 1 },
    { productId: 'JWGC1', giftCard: { ...gift, recipientEmail: null } },
  ])
  expect([giftCertificates, count, subtotal.minorUnits]).toEqual([[], 3, 7500])
  const cart = await shopper.get('/cart')
  expect(cart.text).toContain('For Leo, leo@example.org')
  expect(cart.text).toContain('“For your new shelf”')
  expect(cart.text).not.toMatch(/\.invalid|type="number"/)
})

test('in Canada a gift card is a gift certificate with exactly its fields', async () => {
  const shopper = openShopper(openStore())
  const added = await shopper.form(`/ca/fr-CA${FORM}`, FRENCH)
  expect(added).toMatchObject({ status: 303, to: '/ca/fr-CA/cart?added=1' })
  expect((await shopper.form(`/ca${FORM}`, POSTED)).to).toBe('/ca/cart')
  expect(await sent(shopper, '/gift-certificate-items')).toEqual([
    {
      amount: 25,
      recipientName: 'Zoé',
      recipientEmail: 'leo@example.org',
      senderName: 'Ana',
      message: 'For your new shelf',
      c_productID: 'JWEGC1',
    },
    expect.objectContaining({ recipientEmail: expect.stringMatching(/\.invalid$/) }),
  ])
  const { lines, giftCertificates, isBopisBasket } = await shopper.bag({ site: 'ca' })
  expect([lines, isBopisBasket]).toEqual([[], true])
  expect(giftCertificates).toMatchObject([
    { amount: { minorUnits: 2500, currency: 'CAD' }, senderName: 'Ana', recipientName: 'Zoé' },
    { recipientEmail: null },
  ])
  const { text } = await shopper.get('/ca/fr-CA/cart')
  expect(text).toContain('Carte-cadeau électronique Crépuscule')
  expect(text).toContain('Pour Zoé, leo@example.org')
  expect(text).not.toContain('.invalid')
})

test('names and message of a gift card are shown exactly as written', async () => {
  const shopper = openShopper(openStore())
  const written = { senderName: 'Ana <3 & Co', recipientName: '<Leo>', message: 'I <3 you & yours' }
  expect((await shopper.addGiftCard({ ...GIFT_CARD, ...written })).status).toBe(200)
  expect((await shopper.bag()).lines).toMatchObject([{ giftCard: written }])
  expect((await shopper.get('/cart')).text).toContain('For &lt;Leo&gt;')
})

test('an invalid form returns the typed values and the exact errors', async () => {
  const shopper = openShopper(openStore())
  const typed = { ...GIFT_CARD, recipientName: ' ', recipientEmail: 'leo@', amount: '7' }
  const message = 'x'.repeat(121)
  const { status, text, response } = await shopper.form(FORM, { ...typed, senderName: '', message })
  expect(status).toBe(422)
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(rejectedForm(text)).toMatchObject({
    values: { ...typed, senderName: '', message },
    fields: {
      recipientName: 'required',
      recipientEmail: 'email-invalid',
      senderName: 'required',
      amount: 'choice',
      message: 'too-long',
    },
  })
  expect(text).toMatch(/<h1[^>]*><span>E-Gift Cards</)
  for (const error of [
    'Who’s the lucky recipient? Put their name here.',
    'They’ll want to know who to thank! Please fill in this box.',
    'Oops! Please choose an amount.',
    'Please enter a valid email address.',
  ]) {
    expect(text).toContain(error)
  }
  const empty = await shopper.form(FORM, { productId: 'JWEGC1' })
  expect(empty.text).toContain('This field is required.')
  const api = await shopper.addGiftCard({ amount: '' })
  expect(JSON.parse(api.text)).toMatchObject({
    type: 'invalid-input',
    fields: { amount: 'required' },
  })
  expect(await sent(shopper, '/baskets')).toEqual([])
  // Only gift cards have this form, and no other.
  expect((await shopper.addGiftCard({ productId: 'JW0801' })).status).toBe(409)
  expect((await shopper.add('JWGC1')).status).toBe(409)
})

test('a bag holds at most five gift cards, or fewer if the service allows fewer', async () => {
  const shopper = openShopper(openStore())
  for (let card = 0; card < 5; card += 1) {
    expect((await shopper.addGiftCard(card % 2 ? POSTED : {})).status).toBe(200)
  }
  const sixth = await shopper.addGiftCard()
  expect([sixth.status, JSON.parse(sixth.text).type]).toEqual([422, 'gift-card-limit'])
  const { status, text } = await shopper.form(FORM, GIFT_CARD)
  expect(status).toBe(422)
  expect(text).toContain('as many gift cards as one order may have')
  expect(await sent(shopper, '/items')).toHaveLength(5)
  expect((await shopper.bag()).count).toBe(5)

  // The shop's cached preference allows more than the service does.
  const canadian = openShopper(openStore())
  await control('PUT', '/preferences/ca/MaxCardLimit', { value: 1 })
  try {
    await canadian.addGiftCard({}, { site: 'ca' })
    const second = await canadian.addGiftCard({}, { site: 'ca' })
    expect(JSON.parse(second.text).type).toBe('gift-card-limit')
  } finally {
    await control('DELETE', '/preferences/ca/MaxCardLimit')
  }
})

test.for(['us', 'ca'] as const)(
  'an add with an unknown outcome adds one card, on the site %s',
  async (site) => {
    const shopper = openShopper(openStore())
    await shopper.addGiftCard({}, { site })
    const path = site === 'us' ? '/items' : '/gift-certificate-items'
    await shopper.breaks(path, { kind: 'reset-after-commit' })
    const added = await shopper.addGiftCard({}, { site })
    expect(added.status, added.text).toBe(200)
    expect((await shopper.bag({ site })).count).toBe(2)

    await shopper.breaks(path, { kind: 'status', status: 500 })
    const failed = await shopper.addGiftCard({}, { site })
    expect(failed.status).toBe(503)
    expect((await shopper.bag({ site })).count).toBe(2)
  },
)

test('gift cards have their own addresses and information pages', async () => {
  const shopper = openShopper(openStore())
  const list = await shopper.get('/giftcards')
  expect([list.status, list.text.includes('Dusk E-Gift Card')]).toEqual([200, true])
  for (const page of ['gc-learn-more', 'gc-e-learn-more']) {
    const french = await shopper.get(`/ca/fr-CA/cards-more-info/${page}.html`)
    expect([french.status, french.text.includes('/ca/fr-CA/giftcards/balance')]).toEqual([
      200,
      true,
    ])
  }
  const posted = await shopper.follow('/p/JWGC1')
  expect(posted.text).toMatch(/<h1[^>]*>Juniper Sprig Gift Card</)
  expect(posted.text).toMatch(/<option value="250">\$250</)
  expect(posted.text).not.toMatch(/name="(recipientEmail|quantity|fulfillment)"/)
  const french = await shopper.follow('/ca/fr-CA/product/JWEGC1')
  expect(french.text).toMatch(/<h1[^>]*><span>Cartes-cadeaux électroniques</)
  expect(french.text).toMatch(/<option value="25">25\u00a0\$</)
  expect(french.text).toContain('name="recipientEmail"')
})
