import { expect, test } from 'vitest'

import { returnPath } from './return-path.ts'

test('signing in leads back to the page that the shopper came from', () => {
  for (const from of [
    '/',
    '/p/JW0801?size=8oz',
    '/search?q=cedar&page=2',
    '/checkout/shipping',
    '/mapped/page',
  ])
    expect(returnPath(from)).toBe(from)
})

test('signing in never leads out of the shop or back to the form', () => {
  const elsewhere = [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/..//evil.example',
    '/a\\b',
    '/./login',
    '/login',
    '/login?from=/login',
    '/registration',
    '',
  ]
  for (const from of [null, ...elsewhere]) expect(returnPath(from), `${from}`).toBe('/my-account')
})
