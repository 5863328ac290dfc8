import { afterEach, expect, test, vi } from 'vitest'

import type { SessionView } from '#shared/shell/session.ts'

import { allowedGroups } from './privacy-choice.ts'

afterEach(() => void vi.unstubAllGlobals())

const sessionWith = (privacyRegime: SessionView['privacyRegime']): SessionView => ({
  action: 'update',
  customerType: 'guest',
  isSignedOut: false,
  firstName: null,
  bagCount: 0,
  hasOwnPrices: false,
  store: null,
  agent: null,
  geolocation: { countryCode: 'US', foreignCountry: null, regionCode: 'OH' },
  privacyRegime,
  isNativeApp: false,
  experiments: [],
})

const OPT_IN = sessionWith('opt-in')
const OPT_OUT = sessionWith('opt-out')

function allowedWith(cookie: string, globalPrivacyControl?: boolean, session = OPT_IN) {
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('navigator', { globalPrivacyControl })
  return allowedGroups(session)
}

test('analytics may do what the visitor has agreed to, without targeting if the browser objects to it', () => {
  const all = 'us-store-id=10; privacy-choices=functional.performance.targeting'
  const withoutTargeting = ['necessary', 'functional', 'performance']
  expect(allowedWith(all)).toEqual([...withoutTargeting, 'targeting'])
  expect(allowedWith(all, false)).toEqual([...withoutTargeting, 'targeting'])
  expect(allowedWith(all, true)).toEqual(withoutTargeting)
  expect(allowedWith('privacy-choices=performance', true)).toEqual(['necessary', 'performance'])
})

test('analytics may do nothing before a choice, or where cookies are blocked', () => {
  expect(allowedWith('us-store-id=10')).toEqual([])
  vi.stubGlobal('document', {
    get cookie(): string {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  expect(allowedGroups(OPT_IN)).toEqual([])
})

test('where the law lets visitors opt out, everything is allowed until they or their browser decline', () => {
  const everything = ['necessary', 'functional', 'performance', 'targeting']
  expect(allowedWith('us-store-id=10', false, OPT_OUT)).toEqual(everything)
  expect(allowedWith('us-store-id=10', true, OPT_OUT)).toEqual([])
  expect(allowedWith('privacy-choices=none', false, OPT_OUT)).toEqual(['necessary'])
  expect(allowedWith('privacy-choices=performance', false, OPT_OUT)).toEqual([
    'necessary',
    'performance',
  ])
  // The session is unknown or unavailable.
  expect([allowedGroups(undefined), allowedGroups(null)]).toEqual([
    ['necessary', 'performance'],
    ['necessary', 'performance'],
  ])
  vi.stubGlobal('document', { cookie: '' })
  expect([allowedGroups(undefined), allowedGroups(null)]).toEqual([[], []])
})
