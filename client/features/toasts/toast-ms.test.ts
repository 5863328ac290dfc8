import { expect, test } from 'vitest'

import { toastMs } from './toast-ms.ts'

const timers = { SnackbarSuccessTimer: 1500, SnackbarErrorTimer: 2500 }

test('a toast is shown for as long as the site says, or 4 and 6 seconds', () => {
  expect([toastMs({ tone: 'success' }, timers), toastMs({ tone: 'error' }, timers)]).toEqual([
    1500, 2500,
  ])
  expect([toastMs({ tone: 'success' }, undefined), toastMs({ tone: 'error' }, undefined)]).toEqual([
    4000, 6000,
  ])
})

test('toasts of tiles and of promises are shown for 5 seconds, whatever the site says', () => {
  expect(toastMs({ tone: 'success', about: 'tile' }, timers)).toBe(5000)
  expect(toastMs({ tone: 'error', about: 'promise' }, timers)).toBe(5000)
})

test('a toast with an action leaves time to reach it', () => {
  const action = { label: 'Undo', run: () => undefined }
  expect(toastMs({ tone: 'success', action }, timers)).toBe(6000)
  expect(toastMs({ tone: 'success', action }, { ...timers, SnackbarSuccessTimer: 9000 })).toBe(9000)
})
