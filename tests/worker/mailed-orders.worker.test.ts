import { expect, test } from 'vitest'

import { registered } from './customers.ts'
import { mailsTo } from './outbox.ts'
import { BILLING, order, pay } from './pickup.ts'
import { openShopper } from './purchase.ts'
import { control } from './shop.ts'
import { openStore } from './store.ts'

const HOUR = 3_600_000

/** A customer with an order of an e-gift card. */
async function openWithGiftCard() {
  const shopper = openShopper(openStore())
  const email = await registered(shopper)
  await shopper.addGiftCard()
  await shopper.api('PUT', '/checkout/shipping-address', { email })
  await pay(shopper, BILLING)
  const { orderNo } = await order(shopper)
  return { shopper, email, orderNo, page: `/my-account/order-history/${orderNo}` }
}

test('an order of an e-gift card is emailed, and cannot be tracked, canceled, returned or bought again', async () => {
  const { shopper, email, orderNo, page } = await openWithGiftCard()
  const expectMailed = async () => {
    const { text } = await shopper.get(page)
    expect(text).toContain('Your order was sent by email.')
    expect(text).not.toMatch(/Being packed|On its way|Cancel order|Return items/)
  }
  await expectMailed()
  const canceled = await shopper.form('/my-account/orders/cancel', { orderNo })
  expect(canceled.status).toBe(422)

  await control('PUT', '/clock', { offsetMs: 49 * HOUR, session: shopper.name })
  await expectMailed()
  const list = await shopper.get('/my-account/order-history')
  expect(list.text).toMatch(new RegExp(`Order ${orderNo}.*Sent by email`, 's'))
  expect(list.text, 'a gift card is bought with its own form').not.toContain('Buy again')

  const mail = (await mailsTo(email)).find(({ subject }) => subject.endsWith(orderNo))
  expect(mail?.text).toContain('Total: $25.00')
  expect(mail?.text, 'nothing is shipped').not.toContain('Shipping')
})
