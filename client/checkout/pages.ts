import type { LazyPage } from '../kit/page.ts'

export const checkoutPages = {
  checkout: {
    load: () => import('./checkout-page.tsx').then((module) => module.checkoutPage),
  },
  checkoutShipping: {
    load: () => import('./shipping-page.tsx').then((module) => module.shippingPage),
  },
  checkoutBilling: {
    load: () => import('./billing-page.tsx').then((module) => module.billingPage),
  },
  checkoutReview: {
    load: () => import('./review-page.tsx').then((module) => module.reviewPage),
  },
  checkoutConfirmation: {
    load: () => import('./confirmation-page.tsx').then((module) => module.confirmationPage),
  },
} satisfies Record<string, LazyPage>
