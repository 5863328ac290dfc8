import type { LazyPage } from '../kit/page.ts'

export const accountPages = {
  myAccount: {
    load: () => import('./my-account-page.tsx').then((module) => module.myAccountPage),
  },
  addresses: {
    load: () => import('./addresses-page.tsx').then((module) => module.addressesPage),
  },
  profile: {
    load: () => import('./profile-page.tsx').then((module) => module.profilePage),
  },
  paymentMethods: {
    load: () => import('./payment-methods-page.tsx').then((module) => module.paymentMethodsPage),
  },
} satisfies Record<string, LazyPage>
