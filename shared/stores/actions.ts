/** The form of each store. `worker/stores/actions.ts` defines what it does. */
export const storeActions = {
  chooseStore: { path: '/store-locator/choose' },
} as const satisfies Record<string, { path: `/${string}` }>
