import { expect, test } from 'vitest'

import { pageFactsOf, pageTypeOf, siteSectionOf } from './page-type.ts'

test.each([
  ['/', 'home', 'uncategorized page', 'home'],
  ['/p/amber-3-wick-JW0801', 'product', 'product', 'product'],
  ['/product/JW0801', 'productById', 'product', 'product'],
  ['/search', 'search', 'search', 'search'],
  ['/g/home-fragrance', 'topCategory', 'category', 'home-fragrance'],
  ['/c/home-fragrance/3-wick-candles', 'childCategory', 'category', 'home-fragrance'],
  ['/category/candles', 'category', 'category', 'candles'],
  ['/c/shop-by-category', 'category', 'category', 'shop-by-category'],
  ['/t/winter', 'customerCare', 'category', 'winter'],
  ['/m/winter', 'customerCare', 'category', 'winter'],
  ['/autumn', 'category', 'category', 'autumn'],
  ['/checkout/shipping', 'checkoutShipping', 'shipping page', 'checkout'],
  ['/checkout/billing', 'checkoutBilling', 'billing page', 'checkout'],
  ['/checkout/review', 'checkoutReview', 'checkout review', 'checkout'],
  ['/checkout/confirmation/00012345', 'checkoutConfirmation', 'checkout confirmation', 'checkout'],
  ['/cart', 'cart', 'uncategorized page', 'cart'],
  ['/my-account/edit-profile', 'profile', 'uncategorized page', 'my-account'],
  ['/customer-care/shipping.html', 'customerCare', 'uncategorized page', 'customer-care'],
  ['/gingham-genius', 'customerCare', 'uncategorized page', 'gingham-genius'],
  ['/nowhere', 'notFound', 'not found', 'nowhere'],
  ['/t/nowhere', 'notFound', 'not found', 'nowhere'],
  ['/p/gone-JW9999', 'notFound', 'not found', 'product'],
  ['/g/home-fragrance', 'error', 'unknown', 'home-fragrance'],
] as const)(
  '%s, shown as %s, is a page of the type %s in the section %s',
  (path, page, type, section) => {
    expect(pageTypeOf({ path, page })).toBe(type)
    expect(siteSectionOf(path)).toBe(section)
  },
)

test('after a navigation the route alone decides, and a path without one is unknown', () => {
  expect(pageTypeOf({ path: '/p/amber-JW0801', page: null })).toBe('product')
  expect(pageTypeOf({ path: '/', page: null })).toBe('uncategorized page')
  expect(pageTypeOf({ path: '/nowhere', page: null })).toBe('unknown')
})

test('a page is named by its title, unless its path says something about one shopper', () => {
  expect(
    pageFactsOf({ path: '/search', page: 'search' }, 'Results for “oak | moss” | Juniper & Wick'),
  ).toEqual({
    type: 'search',
    name: 'Results for “oak | moss”',
    path: '/search',
    section: 'search',
  })
  const order = { path: '/my-account/order-history/00012345', page: 'order' }
  expect(pageFactsOf(order, 'Order 00012345 | Juniper & Wick')).toEqual({
    type: 'uncategorized page',
    name: '/my-account/order-history/:orderNumber',
    path: '/my-account/order-history/:orderNumber',
    section: 'my-account',
  })
})
