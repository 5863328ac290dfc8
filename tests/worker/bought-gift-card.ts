import { expect } from 'vitest'

import { newEmail } from './customers.ts'
import { mailTo } from './outbox.ts'
import { BILLING, pay } from './pickup.ts'
import { openShopper, placeOrder } from './purchase.ts'
import { openStore } from './store.ts'

/** Buys a gift card for this many dollars. @returns its number */
export async function newGiftCard(amount: number) {
  const buyer = openShopper(openStore())
  const recipientEmail = newEmail()
  await buyer.addGiftCard({ amount: String(amount), recipientEmail })
  await buyer.api('PUT', '/checkout/shipping-address', { email: 'buyer@example.com' })
  await pay(buyer, BILLING)
  const { bag } = await buyer.checkout('review')
  expect((await placeOrder(buyer, bag.total.minorUnits)).to).toMatch(/confirmation/)
  const { text } = await mailTo(recipientEmail)
  const [number = ''] = /\b[0-9A-Z]{4}(-[0-9A-Z]{4}){3}\b/.exec(text) ?? []
  return number
}
