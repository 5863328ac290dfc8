import { expect, test } from 'vitest'

import { deliveryWindow } from './delivery-window.ts'

const newYork = { cutOff: '14:00', timeZone: 'America/New_York' }
const at = (time: string) => Date.parse(time)

test('an order before the cut-off leaves the same day, and arrives after so many business days', () => {
  // A Wednesday, at noon in New York.
  expect(deliveryWindow(at('2026-11-18T17:00:00Z'), newYork, [2, 4])).toEqual({
    deliveryWindow: { startAt: '2026-11-20T13:00:00Z', endAt: '2026-11-25T01:00:00Z' },
    orderCutoffAt: '2026-11-18T19:00:00Z',
  })
})

test('an order after the cut-off, or on a weekend, leaves on the next business day', () => {
  const monday = '2026-11-23T19:00:00Z'
  const friday = deliveryWindow(at('2026-11-20T19:00:00Z'), newYork, [1, 1])
  expect(friday.orderCutoffAt).toBe(monday)
  expect(friday.deliveryWindow.startAt).toBe('2026-11-24T13:00:00Z')
  expect(deliveryWindow(at('2026-11-22T03:00:00Z'), newYork, [1, 1])).toEqual(friday)
})

test('days and times are those of the warehouse, in summer as well', () => {
  const dublin = { cutOff: '14:00', timeZone: 'Europe/Dublin' }
  expect(deliveryWindow(at('2026-07-01T09:00:00Z'), dublin, [1, 1])).toEqual({
    deliveryWindow: { startAt: '2026-07-02T07:00:00Z', endAt: '2026-07-02T19:00:00Z' },
    orderCutoffAt: '2026-07-01T13:00:00Z',
  })
})
