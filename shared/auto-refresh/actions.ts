import { subscriptionsPath } from '#shop/addresses.ts'

/** The forms of auto-refreshes. `worker/auto-refresh/actions.ts` defines what each does. */
export const autoRefreshActions = {
  changeFrequency: { path: `${subscriptionsPath}/frequency` },
  changeVariant: { path: `${subscriptionsPath}/variant` },
  changeDeliveryAddress: { path: `${subscriptionsPath}/address` },
  changeDeliveryCard: { path: `${subscriptionsPath}/card` },
  skipDelivery: { path: `${subscriptionsPath}/skip` },
  sendDeliveryNow: { path: `${subscriptionsPath}/send-now` },
  pauseSubscription: { path: `${subscriptionsPath}/pause` },
  resumeSubscription: { path: `${subscriptionsPath}/resume` },
  cancelSubscription: { path: `${subscriptionsPath}/cancel` },
} as const satisfies Record<string, { path: `/${string}` }>
