/** The forms of the Love-It List. `worker/wish-list/actions.ts` defines what each does. */
export const wishListActions = {
  addWish: { path: '/my-account/wishlist/add' },
  removeWish: { path: '/my-account/wishlist/remove' },
  moveWish: { path: '/my-account/wishlist/move' },
  shareWishList: { path: '/my-account/wishlist/share' },
} as const satisfies Record<string, { path: `/${string}` }>
