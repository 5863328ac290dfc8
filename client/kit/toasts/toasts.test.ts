import { expect, test } from 'vitest'

import { toastMs } from './toasts.tsx'

const durations = { success: 1500, error: 2500 }

test('a toast is shown for the time of the preferences, or 4 and 6 seconds', () => {
  expect([toastMs({ tone: 'success' }, durations), toastMs({ tone: 'error' }, durations)]).toEqual([
    1500, 2500,
  ])
  expect([toastMs({ tone: 'success' }, {}), toastMs({ tone: 'error' }, {})]).toEqual([4000, 6000])
})

test('toasts of tiles and of promises are shown for 5 seconds, whatever the preferences are', () => {
  expect(toastMs({ tone: 'success', about: 'tile' }, durations)).toBe(5000)
  expect(toastMs({ tone: 'error', about: 'promise' }, durations)).toBe(5000)
})

test('a toast with an action leaves time to reach it', () => {
  const action = { label: 'Undo', run: () => undefined }
  expect(toastMs({ tone: 'success', action }, durations)).toBe(6000)
  expect(toastMs({ tone: 'success', action }, { ...durations, success: 9000 })).toBe(9000)
})
