import { expect, test } from 'vitest'

import { findReferral } from './referral.ts'

test.each([
  ['https://www.google.com/', 'google'],
  ['https://google.co.uk/search?q=lamps', 'google'],
  ['https://www.google.ca/', 'google'],
  ['https://www.google.com.mx/', 'google'],
  ['https://www.bing.com/search', 'bing'],
  ['https://ca.search.yahoo.com/', 'yahoo'],
  ['https://yandex.ru/', 'yandex'],
  ['https://duckduckgo.com/', 'duckduckgo'],
  ['https://mail.google.com/', 'other'],
  ['https://google.example.com/', 'other'],
  ['https://notgoogle.com/', 'other'],
  ['https://blog.example/google.com', 'other'],
  ['android-app://com.google.android.gm/', null],
  ['https://shop.example/g/lamps', null],
  ['', null],
  ['no address', null],
] as const)('a visitor from %j came from %j', (referrer, referral) => {
  expect(findReferral(referrer, 'https://shop.example')).toBe(referral)
})
