import { personalPage, route } from '../http/define-route.ts'

const checkout = { ...personalPage, policy: 'checkout' } as const

export const checkoutRoutes = {
  checkout: route('/checkout', checkout),
  checkoutShipping: route('/checkout/shipping', {
    ...checkout,
    pageType: 'shipping page',
    query: ['edit', 'unfilled'],
  }),
  checkoutBilling: route('/checkout/billing', {
    ...checkout,
    pageType: 'billing page',
    policy: 'billing',
    query: ['edit', 'unfilled'],
  }),
  checkoutReview: route('/checkout/review', {
    ...checkout,
    pageType: 'checkout review',
    query: ['seen', 'unfilled'],
  }),
  checkoutConfirmation: route('/checkout/confirmation/:orderNo', {
    ...checkout,
    pageType: 'checkout confirmation',
  }),
}
