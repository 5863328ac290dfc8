import type { LazyPage } from '../kit/page.ts'

export const bagPages = {
  cart: { load: () => import('./cart-page.tsx').then((module) => module.cartPage) },
} satisfies Record<string, LazyPage>
