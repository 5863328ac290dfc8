import { expect, test } from 'vitest'

import { pageFactsOf, pageTypeOf, siteSectionOf } from './page-type.ts'

test.each([
  ['/', 'home', 'uncategorized page', 'home'],
  ['/p/amber-3-light-JW0801', 'product', 'product', 'product'],
  ['/product/JW0801', 'productById', 'product', 'product'],
  ['/search', 'search', 'search', 'search'],
  ['/g/home-decor', 'topCategory', 'category', 'home-decor'],
  ['/c/home-decor/3-light-lamps', 'childCategory', 'category', 'home-decor'],
  ['/category/lamps', 'category', 'category', 'lamps'],
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
  ['/radial-iframe', 'customerCare', 'uncategorized page', 'radial-iframe'],
  ['/nowhere', 'notFound', 'not found', 'nowhere'],
  ['/t/nowhere', 'notFound', 'not found', 'nowhere'],
  ['/p/gone-JW9999', 'notFound', 'not found', 'product'],
  ['/g/home-decor', 'error', 'unknown', 'home-decor'],
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

test('a page is named by its title, unless its path contains something personal', () => {
  expect(
    pageFactsOf({ path: '/search', page: 'search' }, 'Results for “oak | moss” | Acme & Sons'),
  ).toEqual({
    type: 'search',
    name: 'Results for “oak | moss”',
    path: '/search',
    section: 'search',
  })
  const order = { path: '/my-account/order-history/00012345', page: 'order' }
  expect(pageFactsOf(order, 'Order 00012345 | Acme & Sons')).toEqual({
    type: 'uncategorized page',
    name: '/my-account/order-history/:orderNumber',
    path: '/my-account/order-history/:orderNumber',
    section: 'my-account',
  })
})
