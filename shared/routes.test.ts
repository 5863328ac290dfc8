import { expect, test } from 'vitest'

import { matchRoute } from './routes.ts'

test('a path leads to its page, with its parameters decoded', () => {
  const found = (path: string) => {
    const match = matchRoute(path)
    return match && [match.key, match.params]
  }
  expect(found('/')).toEqual(['home', {}])
  expect(found('/c/home-decor/tins')).toEqual([
    'childCategory',
    { parentId: 'home-decor', categoryId: 'tins' },
  ])
  expect(found('/p/s%C3%A8ve-JW0801')).toEqual(['product', { slugAndId: 'sève-JW0801' }])
  expect(found('/checkout/confirmation/JW%2F1')).toEqual([
    'checkoutConfirmation',
    { orderNo: 'JW/1' },
  ])
  expect(found('/customer-care/privacy-and-security.html')).toEqual(['privacyAndSecurity', {}])
})

test.each([
  '/c/home-decor',
  '/c/a/b/c',
  '/g/',
  '/g/%',
  '/c/%E0%A4%A/tins',
  '/customer-care/privacy-and-security_html',
  '/x/cart',
  '/cart/x',
])('%s leads to no page', (path) => expect(matchRoute(path)).toBeNull())
