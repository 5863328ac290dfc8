import type { ConsentPlatform } from '#shared/consent/consent-platform.ts'
import { CONSENT_GROUPS, type ConsentGroup } from '#shared/storage/consent-groups.ts'

/** The groups by the codes of consent platforms. Loyalty (C0017) is a part of targeting. */
const CODES: Record<ConsentGroup, readonly string[]> = {
  necessary: ['C0001'],
  performance: ['C0002'],
  functional: ['C0003'],
  targeting: ['C0004', 'C0017'],
}

/** A platform with its own banner and cookie: `OptanonConsent=groups%3DC0001%3A1%2CC0002%3A0`. */
export const fakePlatform: ConsentPlatform = {
  asksItself: true,
  choiceIn(cookies) {
    const value = /(?:^|; )OptanonConsent=([^;]*)/.exec(cookies)?.[1]
    const on = new URLSearchParams(decodeURIComponent(value ?? '')).get('groups')?.split(',')
    if (!on?.includes('C0001:1')) return null
    return CONSENT_GROUPS.filter((group) => CODES[group].every((code) => on.includes(`${code}:1`)))
  },
  keep(headers, groups) {
    const marks = CONSENT_GROUPS.flatMap((group) => {
      const isOn = group === 'necessary' || groups.includes(group)
      return CODES[group].map((code) => `${code}:${isOn ? 1 : 0}`)
    })
    const value = encodeURIComponent(`groups=${marks.join(',')}`)
    headers.append(
      'Set-Cookie',
      `OptanonConsent=${value}; Max-Age=31536000; Path=/; Secure; SameSite=Lax`,
    )
  },
}
