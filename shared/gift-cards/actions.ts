/** The forms of gift cards. `worker/gift-cards/actions.ts` defines what each does. */
export const giftCardActions = {
  addGiftCard: { path: '/cart/gift-cards/add' },
  checkGiftCardBalance: { path: '/giftcards/balance/check' },
} as const satisfies Record<string, { path: `/${string}` }>
