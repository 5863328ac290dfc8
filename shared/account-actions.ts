/** Forms that only a customer's own pages have, apart so that no other page loads them. */
export const accountActions = {
  joinRewards: { path: '/loyalty-rewards/join/accept' },
  activateReward: { path: '/my-account/wallet/activate' },
  applyReward: { path: '/my-account/wallet/apply' },
  removeReward: { path: '/my-account/wallet/remove' },
  changeFrequency: { path: '/my-account/scent-scription/frequency' },
  changeVariant: { path: '/my-account/scent-scription/variant' },
  changeDeliveryAddress: { path: '/my-account/scent-scription/address' },
  changeDeliveryCard: { path: '/my-account/scent-scription/card' },
  skipDelivery: { path: '/my-account/scent-scription/skip' },
  sendDeliveryNow: { path: '/my-account/scent-scription/send-now' },
  pauseSubscription: { path: '/my-account/scent-scription/pause' },
  resumeSubscription: { path: '/my-account/scent-scription/resume' },
  cancelSubscription: { path: '/my-account/scent-scription/cancel' },
  removeAddress: { path: '/my-account/address-list/remove' },
  preferAddress: { path: '/my-account/address-list/prefer' },
  confirmEmail: { path: '/my-account/edit-profile/email/confirm' },
  saveContactChoices: { path: '/my-account/edit-profile/contact' },
  removePasskey: { path: '/my-account/edit-profile/passkeys/remove' },
  removeStore: { path: '/my-account/edit-profile/store/remove' },
  addCard: { path: '/my-account/payment-methods/add' },
  startCardPage: { path: '/my-account/payment-methods/provider' },
  removeCard: { path: '/my-account/payment-methods/remove' },
  preferCard: { path: '/my-account/payment-methods/prefer' },
} as const satisfies Record<string, { path: `/${string}` }>

export type AccountActionName = keyof typeof accountActions
