import * as v from 'valibot'
import { expect, test } from 'vitest'

import { LineId, type BagLine } from '#shared/bag/bag.ts'
import { TrustedHtml } from '#shared/text/html.ts'
import { PaymentId } from '#shared/checkout/checkout.ts'

import { elementsIn, renderPart, textIn } from '../app/testing/render-part.tsx'
import { smallBag, smallLine } from '../bag/testing/small-bag.ts'
import { OrderLines } from './order-lines.tsx'
import { PaymentsMarkup } from './payment-list.tsx'

const usd = (minorUnits: number) => ({ minorUnits, currency: 'USD' as const })

function lineOf(quantity: number, line: Partial<BagLine>) {
  const bag = smallBag([smallLine('Lamp', quantity, line)])
  const markup = renderPart(<OrderLines bag={bag} />)
  expect(elementsIn(markup, 'p').filter(({ text }) => text === '')).toEqual([])
  return textIn(markup)
}

test.for<[string, number, Partial<BagLine>, string]>([
  ['at its price', 2, { total: usd(2000) }, 'LampQuantity: 2$20.00'],
  [
    'reduced, with the price of each',
    2,
    { total: usd(1500), was: usd(2000), discountUnitPrice: usd(750) },
    'LampQuantity: 2$7.50 eachNow $15.00 Was $20.00',
  ],
  [
    'alone, without the price of each',
    1,
    { total: usd(750), was: usd(1000), discountUnitPrice: usd(750) },
    'LampQuantity: 1Now $7.50 Was $10.00',
  ],
  ['as a gift', 1, { total: usd(0), isBonus: true, was: usd(1000) }, 'LampQuantity: 1Free Gift'],
  [
    'with what a promotion takes off',
    1,
    { total: usd(750), reductions: [{ text: 'Glow', amount: usd(-250) }] },
    'LampQuantity: 1Glow: -$2.50$7.50',
  ],
  [
    'with all that is said of it',
    1,
    {
      picture: { link: 'https://pictures.example/a.jpg', alt: '' },
      attributes: [
        { name: 'Size', value: '8 oz' },
        { name: null, value: 'Linen' },
      ],
      giftCard: {
        recipientName: 'Leo',
        recipientEmail: null,
        senderName: null,
        message: null,
      },
      fulfillment: 'pickup',
      autoRefreshMonths: 2,
      obstacle: 'short',
      reductions: [
        { text: 'Glow', amount: usd(-250), details: v.parse(TrustedHtml, '<b>Until</b> Sunday.') },
      ],
    },
    'Lamp8 oz, LinenFor LeoQuantity: 1' +
      'Pick Up In StoreSending every 2 monthsGlow: -$2.50DetailsUntil Sunday.' +
      'There are fewer left than in your bag.$10.00',
  ],
])('an order shows a product %s', ([, quantity, line, text]) => {
  expect(lineOf(quantity, line)).toBe(text)
})

test('an order shows a gift certificate with its amount and its recipient', () => {
  const certificate = {
    id: v.parse(LineId, 'gift'),
    name: null,
    picture: null,
    amount: usd(5000),
    recipientName: 'Leo',
    recipientEmail: 'leo@example.org',
    senderName: null,
    message: null,
  }
  const shown = (change: { name?: string; recipientName?: string; recipientEmail?: string } = {}) =>
    textIn(
      renderPart(
        <OrderLines bag={{ lines: [], giftCertificates: [{ ...certificate, ...change }] }} />,
      ),
    )
  expect(shown()).toBe('Gift CardFor Leo, leo@example.org$50.00')
  expect(shown({ name: 'E-Gift Card', recipientEmail: '' })).toBe('E-Gift CardFor Leo$50.00')
  expect(shown({ recipientName: '', recipientEmail: '' })).toBe('Gift Card$50.00')
})

const visa = { brand: 'Visa', lastDigits: '4242', expirationMonth: 4, expirationYear: 2030 }
const giftCard = (ending: string, cents: number) => ({
  id: v.parse(PaymentId, ending),
  ending,
  applied: usd(cents),
  left: null,
})

/** What each payment of an order pays; empty where it pays alone. */
const paidBy = (
  giftCards: ReturnType<typeof giftCard>[],
  payment: typeof visa | null,
  total = 5000,
) =>
  elementsIn(
    renderPart(<PaymentsMarkup giftCards={giftCards} payment={payment} total={usd(total)} />),
    'li',
  ).map(({ text }) => textIn(text).replace(/^.*?(\$[\d.]+)?$/, '$1'))

test('gift cards pay first, a card pays what they leave, and one that pays nothing is not named', () => {
  expect(paidBy([], visa)).toEqual([''])
  expect(paidBy([giftCard('0125', 2000)], visa)).toEqual(['$20.00', '$30.00'])
  expect(paidBy([giftCard('0125', 2000), giftCard('0126', 3000)], visa)).toEqual([
    '$20.00',
    '$30.00',
  ])
  expect(paidBy([giftCard('0125', 5000)], null)).toEqual(['$50.00'])
  // A first delivery may be free, and the card pays for later ones.
  expect(paidBy([], visa, 0)).toEqual([''])
  expect(paidBy([], null, 0)).toEqual([])
})
