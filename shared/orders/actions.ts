/** The forms of orders. `worker/orders/actions.ts` defines what each does. */
export const orderActions = {
  trackOrder: { path: '/customer-care/order-status/track' },
  buyAgain: { path: '/my-account/orders/buy-again' },
  cancelOrder: { path: '/my-account/orders/cancel' },
  returnItems: { path: '/my-account/orders/return' },
} as const satisfies Record<string, { path: `/${string}` }>
