import { expect, test } from 'vitest'

import { arrivalDay, dayAfterHours } from './arrival.ts'

const eastern = { cutOff: '14:00', timeZone: 'America/New_York' }
const at = (time: string, businessDays: number) =>
  arrivalDay({ ...eastern, now: Date.parse(time) }, businessDays)

test.for<[string, string, number, string]>([
  ['before the cut-off leaves on the same day', '2026-11-23T13:59-05:00', 3, '2026-11-26'],
  ['at the cut-off leaves on the next day', '2026-11-23T14:00-05:00', 3, '2026-11-27'],
  ['on a Friday skips the weekend', '2026-11-20T09:00-05:00', 1, '2026-11-23'],
  ['late on a Friday leaves on Monday', '2026-11-20T18:00-05:00', 1, '2026-11-24'],
  ['on a Sunday leaves on Monday', '2026-11-22T09:00-05:00', 2, '2026-11-25'],
  ['that is sent by night in summer', '2026-07-31T01:00-04:00', 5, '2026-08-07'],
  ['at the end of a year', '2026-12-31T10:00-05:00', 1, '2027-01-01'],
])('an order %s', ([, now, days, arrives]) => {
  expect(at(now, days)).toBe(arrives)
})

test('the day is that of the warehouse, not of Greenwich', () => {
  // It is Tuesday in Greenwich, but still Monday evening in New York.
  expect(at('2026-11-24T02:00Z', 1)).toBe('2026-11-25')
})

test('a store has an order ready on a day of its own time zone', () => {
  const now = Date.parse('2026-11-24T05:30Z')
  expect(dayAfterHours(now, 24, 'America/New_York')).toBe('2026-11-25')
  expect(dayAfterHours(now, 24, 'America/Los_Angeles')).toBe('2026-11-24')
})
