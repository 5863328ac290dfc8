import { expect, test } from 'vitest'

import {
  BASKET_BODY,
  CUSTOMER_BODY,
  GIFT_CERTIFICATE_BODY,
  LINE_BODY,
  PAYMENT_BODY,
  SHIPMENT_BODY,
} from '#scripts/check-live/sent-attributes.ts'

import { registered } from './customers.ts'
import { choose, CONTACT, pickUp, SHORT_NORTH, SOAP } from './pickup.ts'
import { openPlainCommerce } from './plain-commerce.ts'
import { GIFT_CARD, openShopper, type Shopper } from './purchase.ts'
import { askForSession } from './session-request.ts'
import { personalCalls } from './signed-in.ts'
import { openStore } from './store.ts'

/** Attributes with values that shoppers do not enter, so that no control depends on them. */
const OF_THE_SHOP = [
  'c_preferredStore',
  'c_attribution',
  'c_set_qty',
  'c_addedPrice',
  'c_addId',
  'c_fromStoreId',
  'c_isBonusLineItem',
  'c_arrivesFrom',
  'c_arrivesBy',
  'c_confirmedTotal',
  'c_balance',
  'c_productID',
]

/** A shop on an instance that defines only `c_fromStoreId`, and in whose answers products still have their attributes. */
function openPlainShop() {
  const { variables, refused } = openPlainCommerce()
  return { store: openStore(variables), variables, refused }
}

const REFRESH = 'name="autoRefresh"'
const MONTH = 'Birthday month'

async function profileTexts(shopper: Shopper) {
  const pages = ['', '?edit=info'].map((query) => shopper.get(`/my-account/edit-profile${query}`))
  return (await Promise.all(pages)).map(({ text }) => text)
}

/** What the shop does with each entered value on an instance that would not keep it. */
const WITHOUT: Readonly<Record<string, readonly string[]>> = {
  'the profile has no birth month': ['c_birthMonth'],
  'products offer no auto-refresh': ['c_isAutoRefreshSubscribedItem', 'c_orderGrooveFrequency'],
  'gift cards are gift certificates': [
    'c_giftCardAmount',
    'c_giftCardRecipient',
    'c_giftCardRecipientEmail',
    'c_giftCardSender',
  ],
  'the recipient at the store picks up': ['c_pickupFirstName', 'c_pickupLastName', 'c_pickupPhone'],
  'an opt-out is not taken as submitted': ['c_submitOneTrustDNS'],
}

test('every attribute with a value that shoppers enter has a rule for instances without it', () => {
  const bodies = [BASKET_BODY, LINE_BODY, SHIPMENT_BODY, PAYMENT_BODY, GIFT_CERTIFICATE_BODY]
  const sent = [...bodies.flatMap((body) => Object.keys(body)), ...CUSTOMER_BODY]
  expect([...OF_THE_SHOP, ...Object.values(WITHOUT).flat()].toSorted()).toEqual(sent.toSorted())
})

test('the profile has no birth month', async () => {
  const { store } = openPlainShop()
  const shopper = openShopper(store)
  await registered(shopper)
  for (const text of await profileTexts(shopper)) {
    expect(text).toContain('Phone')
    expect(text).not.toContain(MONTH)
  }
  const defined = openShopper(
    openStore({ ...openPlainCommerce().variables, DEFINED_ATTRIBUTES: 'c_birthMonth' }),
  )
  await registered(defined)
  for (const text of await profileTexts(defined)) expect(text).toContain(MONTH)
})

test('products offer no auto-refresh', async () => {
  const { variables } = openPlainShop()
  const page = async (DEFINED_ATTRIBUTES: string) =>
    (await openShopper(openStore({ ...variables, DEFINED_ATTRIBUTES })).follow('/p/FXAR')).text
  expect(await page('c_fromStoreId')).not.toContain(REFRESH)
  expect(await page('c_orderGrooveFrequency')).not.toContain(REFRESH)
  expect(await page('c_orderGrooveFrequency,c_isAutoRefreshSubscribedItem')).toContain(REFRESH)
})

test('gift cards are gift certificates', async () => {
  const { store, refused } = openPlainShop()
  const shopper = openShopper(store)
  expect((await shopper.addGiftCard()).status).toBe(200)
  const { lines, giftCertificates } = await shopper.bag()
  expect(lines).toEqual([])
  expect(giftCertificates).toMatchObject([{ recipientName: 'Leo', message: GIFT_CARD.message }])
  expect(refused).toEqual([])
})

test('the recipient at the store picks up', async () => {
  const { store, refused } = openPlainShop()
  const shopper = openShopper(store)
  choose(shopper, SHORT_NORTH)
  await pickUp(shopper, SOAP)
  expect(await shopper.form('/checkout/shipping/address', CONTACT)).toMatchObject({ status: 303 })
  const { pickup } = await shopper.checkout('billing')
  expect(pickup?.person).toMatchObject({ firstName: 'Leo', lastName: 'Ruiz' })
  expect(pickup?.person?.phone).toContain('0188')
  expect(refused).toEqual([])
})

test('an opt-out is not taken as submitted', async () => {
  const { store } = openPlainShop()
  const place = JSON.stringify({ country: 'US', region: 'CO' })
  const headers = { 'x-vitrine-visitor': encodeURIComponent(place), 'sec-gpc': '1' }
  const shopper = openShopper(store)
  await registered(shopper)
  const before = (await personalCalls(shopper)).length
  await shopper.request('/api', askForSession(headers))
  expect((await personalCalls(shopper)).slice(before)).toEqual([])
  expect(store.lines.join()).toContain('privacy opt-out not submitted')
})
