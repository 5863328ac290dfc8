import { expect, test } from 'vitest'

import { firstDue, isAlerted, isSuppressed, otherCountries } from './modal-rules.ts'

test('the welcome dialog is left out on listed paths, and a * at the end stands for any rest', () => {
  const listed = ['/cart', '/checkout*', '/customer-care*', '/']
  const paths = [
    '/',
    '/cart',
    '/cart/',
    '/carts',
    '/checkout',
    '/checkout/review',
    '/p/cart',
    '/Cart',
  ]

  expect(paths.filter((path) => isSuppressed(path, listed))).toEqual([
    '/',
    '/cart',
    '/checkout',
    '/checkout/review',
  ])
  expect(isSuppressed('/p/JW0801', ['*'])).toBe(true)
  expect(isSuppressed('/p/JW0801', ['/p*JW', '/p/+'])).toBe(false)
})

test('dialogs open in their order', () => {
  const due = { welcome: true, redirect: true, consent: true }
  expect(firstDue(due)).toBe('consent')
  expect(firstDue({ ...due, consent: false })).toBe('redirect')
  expect(firstDue({ ...due, consent: false, redirect: false })).toBe('welcome')
  expect(firstDue({ consent: false, welcome: false, redirect: false })).toBeNull()
})

test('the redirect dialog does not offer the country of the shop itself', () => {
  const option = (countryCode: string) => ({ countryCode, text: countryCode, value: 'https://x/' })
  expect(otherCountries(['US', 'CA', 'GB'].map(option), 'CA')).toEqual(['US', 'GB'].map(option))
})

test('shoppers are told about links to other hosts, by mail and by phone', () => {
  const alerted = (href: string, isMarked = false) =>
    isAlerted({ href, isMarked }, ['shop.example', 'shop.example:8443'])

  expect(
    [
      'https://other.example/',
      'http://shop.example.evil.example/',
      'mailto:a@b.example',
      'tel:1',
    ].map((href) => alerted(href)),
  ).toEqual([true, true, true, true])
  expect(
    [
      'https://shop.example/p/1',
      'https://shop.example:8443/',
      'javascript:1',
      'blob:x',
      'nonsense',
    ].map((href) => alerted(href)),
  ).toEqual([false, false, false, false, false])
  expect(alerted('https://shop.example/p/1', true)).toBe(true)
  expect(alerted('javascript:1', true)).toBe(false)
})
