import { expect, test } from 'vitest'

import { expectedAt } from './tracking-number.ts'

const dayOf = (sent: string, from?: string, by?: string) =>
  new Date(
    expectedAt(Date.parse(sent), {
      ...(from && { c_arrivesFrom: from }),
      ...(by && { c_arrivesBy: by }),
    }),
  )
    .toISOString()
    .slice(0, 10)

test('a parcel is expected three days after it was sent, but on a day that the shop has promised', () => {
  expect(dayOf('2026-11-25T20:00:00Z')).toBe('2026-11-28')
  expect(dayOf('2026-11-25T20:00:00Z', '2026-11-30', '2026-12-02')).toBe('2026-11-30')
  expect(dayOf('2026-11-28T20:00:00Z', '2026-11-30', '2026-12-02')).toBe('2026-12-01')
  expect(dayOf('2026-11-25T20:00:00Z', '2026-11-26', '2026-11-27')).toBe('2026-11-27')
})
