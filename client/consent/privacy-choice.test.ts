import { afterEach, expect, test, vi } from 'vitest'

import { allowedGroups } from './privacy-choice.ts'

afterEach(() => void vi.unstubAllGlobals())

function allowedWith(cookie: string, globalPrivacyControl?: boolean) {
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('navigator', { globalPrivacyControl })
  return allowedGroups()
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
  expect(allowedGroups()).toEqual([])
})
