import { expect, test } from 'vitest'

import { failureMessage, isMismatch } from './sign-in-problems.ts'

test('a mismatch marks both fields, a lock and an outage mark none', () => {
  expect(isMismatch('wrong-credentials')).toBe(true)
  expect(isMismatch('two-attempts-left')).toBe(true)
  expect(isMismatch('one-attempt-left')).toBe(true)
  expect(isMismatch('account-locked')).toBe(false)
  expect(isMismatch('unavailable')).toBe(false)
})

test('every failure has a specific message or the generic one', () => {
  expect(failureMessage('account-locked')).toBe('signIn.locked')
  expect(failureMessage('offline')).toBe('signIn.offline')
  expect(failureMessage('unexpected')).toBe('formError.generic')
  expect(failureMessage('forbidden')).toBe('formError.generic')
  expect(failureMessage('invalid-input')).toBe(null)
})
