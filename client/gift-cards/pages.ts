import type { LazyPage } from '../kit/page.ts'

export const giftCardPages = {
  giftCardBalance: {
    load: () => import('./gift-card-balance-page.tsx').then((module) => module.giftCardBalancePage),
  },
} satisfies Record<string, LazyPage>
