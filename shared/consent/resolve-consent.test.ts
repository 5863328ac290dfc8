import { expect, test } from 'vitest'

import { CONSENT_GROUPS } from '../storage/consent-groups.ts'
import { resolveConsent } from './resolve-consent.ts'

const choice = ['necessary', 'performance', 'targeting'] as const

test('before a choice, the regime says what is allowed: nothing, or everything', () => {
  expect(resolveConsent({ choice: null, objects: false, regime: 'opt-in' })).toEqual([])
  expect(resolveConsent({ choice: null, objects: false, regime: 'opt-out' })).toEqual(
    CONSENT_GROUPS,
  )
})

test.each(['opt-in', 'opt-out'] as const)(
  'with %s, a choice counts, without targeting if the browser objects to it',
  (regime) => {
    expect(resolveConsent({ choice, objects: false, regime })).toEqual(choice)
    expect(resolveConsent({ choice, objects: true, regime })).toEqual(['necessary', 'performance'])
    expect(resolveConsent({ choice: ['necessary'], objects: false, regime })).toEqual(['necessary'])
  },
)

test('an objection of the browser means that the visitor has declined', () => {
  expect(resolveConsent({ choice: null, objects: true, regime: 'opt-out' })).toEqual([])
})
