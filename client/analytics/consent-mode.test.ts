import { expect, test, vi, afterEach } from 'vitest'

import type { ConsentGroup } from '#shared/storage/consent-groups.ts'

import { emitShopEvent } from '../kit/shop-events.ts'
import { followConsent } from './consent-mode.ts'

afterEach(() => void vi.unstubAllGlobals())

const signals = (ads: string, analytics: string) => ({
  ad_storage: ads,
  ad_user_data: ads,
  ad_personalization: ads,
  analytics_storage: analytics,
})

test('signals are denied by default, then follow the choice, its withdrawal and other tabs', () => {
  let isShown: () => void = () => undefined
  vi.stubGlobal('document', {
    addEventListener: (_: string, listener: () => void) => (isShown = listener),
  })
  const commands: unknown[] = []
  let allowed: ConsentGroup[] = ['necessary', 'targeting']
  followConsent(
    () => allowed,
    (command) => {
      expect(Object.prototype.toString.call(command)).toBe('[object Arguments]')
      commands.push(Array.from(command as ArrayLike<unknown>))
    },
  )
  emitShopEvent({ type: 'privacy-chosen' })
  allowed = ['necessary']
  emitShopEvent({ type: 'privacy-chosen' })
  allowed = ['necessary', 'performance', 'targeting']
  isShown()
  isShown()
  expect(commands).toEqual([
    ['consent', 'default', signals('denied', 'denied')],
    ['consent', 'update', signals('granted', 'denied')],
    ['consent', 'update', signals('denied', 'denied')],
    ['consent', 'update', signals('granted', 'granted')],
  ])
})
