import { expect, test } from 'vitest'

import { fakePlatform } from '#tests/support/fake-consent-platform.ts'

import { OPTIONAL_GROUPS, type ConsentGroup } from '../storage/consent-groups.ts'
import type { ConsentPlatform } from './consent-platform.ts'
import { shopConsent } from './shop-consent.ts'

/** Every choice that a visitor can make. */
const CHOICES = OPTIONAL_GROUPS.reduce<ConsentGroup[][]>(
  (choices, group) => [...choices, ...choices.map((chosen) => [...chosen, group])],
  [[]],
)

/** The browser's `Cookie` header after a response. The last cookie of a name counts. */
function cookiesAfter(...kept: ((headers: Headers) => void)[]) {
  const jar = new Map<string, string>([['us-store-id', '10']])
  for (const keep of kept) {
    const headers = new Headers()
    keep(headers)
    for (const cookie of headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
      jar.set(name, value)
    }
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}

const platforms: [string, ConsentPlatform][] = [
  ['the shop', shopConsent],
  ['a consent platform', fakePlatform],
]

test.each(platforms)('%s knows no choice before one is made', (_, platform) => {
  for (const cookies of ['', 'us-store-id=10', 'privacy-choices=', 'OptanonConsent=']) {
    expect(platform.choiceIn(cookies)).toBeNull()
  }
})

test.each(platforms)('%s remembers every choice, and the last one counts', (_, platform) => {
  for (const groups of CHOICES) {
    const cookies = cookiesAfter(
      (headers) => platform.keep(headers, ['necessary', 'targeting']),
      (headers) => platform.keep(headers, groups),
    )
    expect(new Set(platform.choiceIn(cookies))).toEqual(new Set(['necessary', ...groups]))
  }
})

test.each(platforms)('%s keeps a choice for a year, where scripts can read it', (_, platform) => {
  const headers = new Headers()
  platform.keep(headers, ['functional'])
  const cookies = headers.getSetCookie()
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Max-Age=31536000;/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).not.toContain('HttpOnly')
  }
})

test.each(['all', 'none.targeting', 'targeting.targeting', 'targeting.', 'Targeting', '%', '1'])(
  'the cookie of the shop with the value %j is no choice',
  (value) => expect(shopConsent.choiceIn(`privacy-choices=${value}`)).toBeNull(),
)
