import * as v from 'valibot'
import { expect } from 'vitest'

import { Order } from '#shared/checkout/checkout.ts'

import { cardToken, openShopper, US_ADDRESS, type Shopper } from './purchase.ts'
import { SANDBOX } from './shop.ts'
import { openStore } from './store.ts'

export const SHORT_NORTH = ['1101', 'Short North'] as const
export const EASTON = ['1102', 'Easton'] as const
export const POLARIS = ['1103', 'Polaris'] as const
export const QUEEN_WEST = ['2101', 'Queen West'] as const
export const CANDLE = 'JW0801'
export const SOAP = 'FXAMP'

const PERSON = { pickupFirstName: 'Leo', pickupLastName: 'Ruiz', pickupPhone: '614-555-0188' }
export const CONTACT = { email: 'ana@example.com', ...PERSON }
const { email: _email, ...HOME } = US_ADDRESS
export const BILLING = { ...HOME, sameAsShipping: false, countryCode: 'US' }

/** A shopper who chose this store earlier. */
export function openShopperAt([id, name]: readonly [string, string], site: 'us' | 'ca' = 'us') {
  const shopper = openShopper(openStore())
  choose(shopper, [id, name], site)
  return shopper
}

export function choose(
  { jar }: Shopper,
  [id, name]: readonly [string, string],
  site: 'us' | 'ca' = 'us',
) {
  const cookies = { id, name: encodeURIComponent(name), preferred: 'true' }
  for (const [key, value] of Object.entries(cookies)) {
    for (const prefix of ['', '__Host-']) jar.set(`${prefix}${site}-store-${key}`, value)
  }
}

export const pickUp = (
  shopper: Shopper,
  productId: string,
  quantity = 1,
  site: 'us' | 'ca' = 'us',
) => shopper.api('POST', '/bag/items', { productId, quantity, fulfillment: 'pickup' }, { site })

export async function pay(shopper: Shopper, billing: object, site: 'us' | 'ca' = 'us') {
  const token = await cardToken()
  const { status, text } = await shopper.api(
    'PUT',
    '/checkout/payment',
    { token, billing },
    { site },
  )
  expect(status, text).toBe(200)
}

/** Orders at the total of the review. @returns the order of its confirmation page */
export async function order(shopper: Shopper, site: 'us' | 'ca' = 'us') {
  const { bag, openStep } = await shopper.checkout('review', { site })
  expect(openStep).toBe('review')
  const placed = await shopper.api('POST', '/orders', { total: bag.total.minorUnits }, { site })
  const orderNo = /"orderNo":"([\w-]+)"/.exec(placed.text)?.[1]
  expect(orderNo, placed.text).toBeDefined()
  const read = await shopper.api('GET', `/orders/${orderNo}`, undefined, { site })
  return v.parse(v.pipe(v.string(), v.parseJson(), Order), read.text)
}

const Mails = v.object({
  data: v.array(v.object({ orderNo: v.nullish(v.string()), text: v.string() })),
})

export async function readOrderMail(orderNo: string) {
  const response = await fetch(`${SANDBOX}/outbox`, { headers: { accept: 'application/json' } })
  const { data } = v.parse(Mails, await response.json())
  return data.find((mail) => mail.orderNo === orderNo)?.text
}
