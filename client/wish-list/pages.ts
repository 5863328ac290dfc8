import type { LazyPage } from '../kit/page.ts'

export const wishListPages = {
  wishList: {
    load: () => import('./wish-list-page.tsx').then((module) => module.wishListPage),
  },
  sharedWishList: {
    load: () => import('./shared-wish-list-page.tsx').then((module) => module.sharedWishListPage),
  },
} satisfies Record<string, LazyPage>
