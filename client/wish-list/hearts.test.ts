import { expect, test } from 'vitest'

import { waitFor } from './hearts.tsx'

test('what is known is not waited for, and what comes late is waited for ten times', async () => {
  const pauses: number[] = []
  const pause = async (ms: number) => void pauses.push(ms)
  expect(await waitFor(() => 'known', pause)).toBe('known')
  expect(pauses).toEqual([])
  expect(await waitFor(() => (pauses.length < 10 ? undefined : 'late'), pause)).toBe('late')
  expect(pauses).toEqual(Array.from({ length: 10 }, () => 100))
  pauses.length = 0
  expect(await waitFor(() => (pauses.length < 11 ? undefined : 'too late'), pause)).toBeNull()
  expect(pauses).toHaveLength(10)
})
