import { expect, test } from 'vitest'

import { readSeen } from '#shared/checkout/order-changes.ts'
import type { BagLine } from '#shared/bag/bag.ts'
import type { ProblemType } from '#shared/http/problem.ts'

import { elementsIn, renderPart, textIn } from '../app/testing/render-part.tsx'
import { smallBag, smallLine } from '../bag/testing/small-bag.ts'
import { REFRESH_KEY } from './queries.ts'
import { OrderChanges } from './order-changes.tsx'

const SHORT: Partial<BagLine> = { availability: 'short', obstacle: 'short' }
const SOLD_OUT: Partial<BagLine> = { availability: 'sold-out', obstacle: 'out-of-stock' }

/** An order of two lamps for $20 and a mug for $10, as the shopper has seen it. */
const SEEN = '3000~line-lamp.2.2000~line-mug.1.1000'

function shown(lamp: Partial<BagLine>, seen: string | null = SEEN) {
  const bag = smallBag([smallLine('lamp', lamp.quantity ?? 2, lamp), smallLine('mug', 1)])
  const markup = renderPart(<OrderChanges seen={seen} bag={bag} />)
  return {
    heading: textIn(elementsIn(markup, 'h2')[0]?.text ?? ''),
    lines: elementsIn(markup, 'li').map(({ text }) => textIn(text)),
    total: textIn(elementsIn(markup, 'p')[0]?.text ?? ''),
    /** The choices that are left after each choice. */
    left: elementsIn(markup, 'input').flatMap(({ name, value }) =>
      name === 'seen' ? [value] : [],
    ),
  }
}

const dollars = (minorUnits: number) => ({ minorUnits, currency: 'USD' as const })

test('an order that costs what the shopper has seen is placed again without a question', () => {
  expect(shown({})).toEqual({
    heading: 'You can place your order now',
    total: 'Nothing was ordered or charged. Your order still comes to $30.00.',
    lines: [],
    left: [],
  })
  // Another quantity is the shopper's own change, but the total is another one.
  expect(shown({ quantity: 3 })).toEqual({
    heading: 'Your order has changed',
    total: 'Nothing was ordered or charged. Your order now comes to $40.00.',
    lines: [],
    left: [],
  })
})

test.for<[string, Partial<BagLine>, string]>([
  [
    'that costs more than the shopper has seen',
    { total: dollars(2400) },
    '2 of them were $20.00, and are now $24.00.Continue with the new price lampRemove lamp',
  ],
  [
    'that costs less',
    { total: dollars(1800) },
    '2 of them were $20.00, and are now $18.00.Continue with the new price lampRemove lamp',
  ],
  [
    'of which fewer are left',
    { ...SHORT, quantity: 2, maxQuantity: 1 },
    'Only 1 is left, and you chose 2.Take 1 lampRemove lamp',
  ],
  [
    'of which fewer are left than go together',
    { ...SHORT, maxQuantity: 5, minQuantity: 6, stepQuantity: 3 },
    'Sold OutRemove lamp',
  ],
  [
    'of which whole steps are left',
    {
      ...SHORT,
      quantity: 9,
      total: dollars(9000),
      maxQuantity: 8,
      minQuantity: 3,
      stepQuantity: 3,
    },
    'Only 6 are left, and you chose 9.Take 6 lampRemove lamp',
  ],
  ['of which an unknown number is left', { ...SHORT, maxQuantity: null }, 'Sold OutRemove lamp'],
  [
    'that is sold out, whatever its limit is',
    { ...SOLD_OUT, maxQuantity: 5 },
    'Out of StockRemove lamp',
  ],
  ['that is a gift and sold out', { ...SOLD_OUT, isBonus: true }, 'Out of Stock'],
])('a product %s says so, with what can be done', ([, line, text]) => {
  const { heading, lines } = shown(line)
  expect(heading).toBe('Your order has changed')
  expect(lines).toEqual([`lamp${text}`])
})

test('an unchanged order that something else has rejected is not called ready', () => {
  const bag = smallBag([smallLine('lamp', 2), smallLine('mug', 1)])
  const after = (problem: ProblemType) =>
    textIn(
      renderPart(<OrderChanges seen={SEEN} bag={bag} />, {
        rejectedForm: { action: 'placeOrder', values: {}, problem, fields: {} },
      }),
    )
  expect(after('payment-declined')).toBe('')
  for (const problem of ['price-changed', 'bag-unavailable'] as const)
    expect(after(problem)).toContain('You can place your order now')
  const changed = smallBag([smallLine('lamp', 2, { total: dollars(2400) })])
  const declined = { action: 'placeOrder', values: {}, fields: {} } as const
  expect(
    renderPart(<OrderChanges seen={SEEN} bag={changed} />, {
      rejectedForm: { ...declined, problem: 'payment-declined' },
    }),
  ).toContain('Your order has changed')
  const needsMore = { known: [[REFRESH_KEY, {}]] as const }
  expect(renderPart(<OrderChanges seen={SEEN} bag={bag} />, needsMore)).toBe('')
})

test('a gift card is taken whole or not at all', () => {
  const details = { recipientName: 'Leo', recipientEmail: null, senderName: null, message: null }
  const { lines } = shown({ ...SHORT, maxQuantity: 1, giftCard: details })
  expect(lines).toEqual(['lampOnly 1 is left, and you chose 2.Remove lamp'])
})

test('a choice about one product leaves the others to choose, and the last choice leaves nothing', () => {
  const seen = '4000~line-lamp.2.2000~line-mug.1.1000~line-mist.1.1000'
  const choices = (...lines: BagLine[]) => {
    const markup = renderPart(<OrderChanges seen={seen} bag={smallBag(lines)} />)
    return {
      links: elementsIn(markup, 'a').map(({ href }) => href),
      left: elementsIn(markup, 'input').flatMap(({ name, value }) =>
        name === 'seen' ? [value] : [],
      ),
    }
  }
  const lamp = smallLine('lamp', 2, { total: dollars(2400) })
  const mug = smallLine('mug', 1, SOLD_OUT)
  const mist = smallLine('mist', 1, SOLD_OUT)
  const rest = '~line-mug.1.1000~line-mist.1.1000'
  expect(choices(lamp, mug, mist)).toEqual({
    links: [`/checkout/review?seen=4400${rest}`],
    left: [
      `4400${rest}`,
      '4400~line-lamp.2.2000~line-mist.1.1000',
      '4400~line-lamp.2.2000~line-mug.1.1000',
    ],
  })
  expect(choices(lamp)).toEqual({ links: ['/checkout/review'], left: [''] })
})

test('an order that nothing is known of names only what cannot be had', () => {
  expect(shown({ total: dollars(2400) }, null).lines).toEqual([])
  expect(shown({ ...SHORT, maxQuantity: 1 }, null).lines).toHaveLength(1)
})

test.each([
  '',
  '3000~',
  '-1',
  '3000~line-lamp.2',
  '3000~line-lamp.2.2000.1',
  '3000~line lamp.2.2000',
  ' 3000',
  '3000 ',
  '3000~line-lamp.2.2000~',
  '3e3',
  '1234567890',
])('%j is no order that the shop has written', (text) => expect(readSeen(text)).toBeNull())
