import { expect, test } from 'vitest'

import { newGiftCard } from './bought-gift-card.ts'
import { mailsTo } from './outbox.ts'
import {
  DECLINED_CARD,
  openShopper,
  pay,
  placeOrder,
  readyToOrder,
  rejectedForm,
  US_ADDRESS,
  type Shopper,
} from './purchase.ts'
import { openStore } from './store.ts'

const BILLING = '/checkout/billing'

const apply = (shopper: Shopper, cardNumber: string) =>
  shopper.form(`${BILLING}/gift-cards/apply`, { cardNumber })

/** A shopper whose order lacks only a payment. */
async function openBeforePayment() {
  const shopper = openShopper(openStore())
  await shopper.add('JW0801')
  await shopper.api('PUT', '/checkout/shipping-address', US_ADDRESS)
  await shopper.api('PUT', '/checkout/shipping-method', { methodId: 'standard' })
  return shopper
}

/** Orders at the total of the review. */
async function orderNow(shopper: Shopper) {
  const { bag, due } = await shopper.checkout('review')
  return shopper.form('/checkout/review/order', {
    total: String(bag.total.minorUnits),
    due: String(due.minorUnits),
  })
}

test('a gift card and a card split an order, and each is charged once', async () => {
  const shopper = await openBeforePayment()
  const code = await newGiftCard(5)
  expect(await apply(shopper, code.toLowerCase().replaceAll('-', ' '))).toMatchObject({
    status: 303,
    to: BILLING,
  })
  const { text } = await shopper.get(BILLING)
  expect(text).toMatch(/Gift card ending in \w{4}/)
  expect(text).toContain('Balance $5.00. Pays $5.00 of this order.')
  expect(text).not.toContain(code.replaceAll('-', ''))
  expect((await apply(shopper, code)).text).toContain('This card is already paying for your order')

  const total = await pay(shopper)
  const review = await shopper.get('/checkout/review')
  expect(review.text).toMatch(/Gift card ending in .*\$5\.00.*Visa ending in 1111/s)
  // A shopper who has not seen the split has not agreed to it.
  expect(rejectedForm((await placeOrder(shopper, total)).text)).toMatchObject({
    problem: 'price-changed',
  })
  const placed = await orderNow(shopper)
  expect(placed.to).toMatch(/confirmation/)
  expect((await shopper.get(placed.to ?? '')).text).toMatch(/Gift card ending in .*\$5\.00/s)
  expect(await shopper.orders()).toMatchObject([{ paymentStatus: 'paid' }])
  expect((await apply(await openBeforePayment(), code)).text).toContain(
    'Nothing is left on this card',
  )
  const number = placed.to?.split('/').at(-1) ?? ''
  const mails = await mailsTo(US_ADDRESS.email)
  const mail = mails.find(({ subject }) => subject.includes(number))
  expect(mail?.text).toMatch(/Gift card ending in \w{4}: \$5\.00/)
})

test('gift cards that cover the order need no card, and can be removed', async () => {
  const shopper = await openBeforePayment()
  await apply(shopper, await newGiftCard(5))
  expect((await apply(shopper, await newGiftCard(250))).to).toBe(BILLING)
  const covered = await shopper.checkout('billing')
  expect([covered.due.minorUnits, covered.giftCards.length]).toEqual([0, 2])
  const { text } = await shopper.get(BILLING)
  expect(text).toContain('No other card is needed')
  expect(text).not.toMatch(/Card details|payment\.providerPage|name="cardNumber"/)
  const billed = await shopper.form(`${BILLING}/payment`, { sameAsShipping: 'on' })
  expect(billed).toMatchObject({ status: 303, to: '/checkout/review' })

  const [, large] = covered.giftCards
  const removed = await shopper.form(`${BILLING}/gift-cards/remove`, {
    giftCardId: large?.id ?? '',
  })
  expect(removed).toMatchObject({ status: 303, to: BILLING })
  // Removing it again in another tab changes nothing, and the review is unreachable.
  const again = await shopper.form(`${BILLING}/gift-cards/remove`, { giftCardId: large?.id ?? '' })
  expect(again.status).toBe(303)
  expect((await shopper.get('/checkout/review')).to).toBe(BILLING)
  await apply(shopper, await newGiftCard(250))
  expect((await orderNow(shopper)).to).toMatch(/confirmation/)
  expect(await shopper.orders()).toMatchObject([{ paymentStatus: 'paid' }])
})

test('each invalid number is explained beside its field, in the page’s language', async () => {
  const shopper = await openBeforePayment()
  const explained = async (number: string) => {
    const { status, text } = await apply(shopper, number)
    expect(status).toBe(422)
    expect(text).not.toContain('Something went wrong')
    return /<p id="cardNumber-problem"[^>]*><span>(.*?)<\/span><\/p>/s.exec(text)?.[1]
  }
  expect(await explained('')).toBe('This field is required.')
  expect(await explained('JWGIFT9999999999')).toContain('can’t find a card')
  expect(await explained('JWGIFT0000000000')).toContain('Nothing is left')
  expect(await explained('JWGIFT0000000001')).toContain('can’t be used')
  expect(await explained('JWGIFT0000000002')).toContain('can’t be used')
  expect((await shopper.checkout('billing')).giftCards).toEqual([])
})

test('an order is not placed or charged if a gift card’s balance has dropped', async () => {
  const [first, second] = [await openBeforePayment(), await openBeforePayment()]
  const code = await newGiftCard(10)
  for (const shopper of [first, second]) {
    await apply(shopper, code)
    await pay(shopper)
  }
  expect((await orderNow(first)).to).toMatch(/confirmation/)
  const refused = await orderNow(second)
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('There’s less left on a gift card than before')
  expect(await second.orders()).toEqual([])
  // The card pays the whole sum now, once the shopper confirms.
  expect(await second.checkout('review')).toMatchObject({ giftCards: [], openStep: 'review' })
  expect((await orderNow(second)).to).toMatch(/confirmation/)
})

test('a declined card leaves the gift card unchanged', async () => {
  const shopper = openShopper(openStore())
  await readyToOrder(shopper, { card: DECLINED_CARD })
  const code = await newGiftCard(5)
  await apply(shopper, code)
  expect((await orderNow(shopper)).text).toContain('Your card was declined')
  const { giftCards, payment } = await shopper.checkout('billing')
  expect(payment).toBeNull()
  expect(giftCards).toMatchObject([{ applied: { minorUnits: 500 }, left: { minorUnits: 0 } }])
  await pay(shopper)
  expect((await orderNow(shopper)).to).toMatch(/confirmation/)
})
