import * as features from '#shop/features.ts'

import { noneOf } from '../http/none-of.ts'

const ofPickup = { removeStore: { path: '/my-account/edit-profile/store/remove' } } as const

/** The forms of the account's pages. `worker/account/actions.ts` and `worker/sign-in/actions.ts` define what each does. */
export const accountFormActions = {
  saveAddress: { path: '/my-account/address-list/save' },
  saveProfile: { path: '/my-account/edit-profile/save' },
  changeEmail: { path: '/my-account/edit-profile/email' },
  changePassword: { path: '/my-account/edit-profile/password' },
  deleteAccount: { path: '/my-account/edit-profile/delete' },
} as const satisfies Record<string, { path: `/${string}` }>

/** The buttons and forms that only a customer has. */
export const accountButtonActions = {
  checkOutAsLastTime: { path: '/cart/as-last-time' },
  shipToSaved: { path: '/checkout/shipping/saved' },
  payWithSaved: { path: '/checkout/billing/saved' },
  removeAddress: { path: '/my-account/address-list/remove' },
  preferAddress: { path: '/my-account/address-list/prefer' },
  confirmEmail: { path: '/my-account/edit-profile/email/confirm' },
  saveContactChoices: { path: '/my-account/edit-profile/contact' },
  removePasskey: { path: '/my-account/edit-profile/passkeys/remove' },
  ...(features.pickup ? ofPickup : noneOf<typeof ofPickup>()),
  addCard: { path: '/my-account/payment-methods/add' },
  startCardPage: { path: '/my-account/payment-methods/provider' },
  removeCard: { path: '/my-account/payment-methods/remove' },
  preferCard: { path: '/my-account/payment-methods/prefer' },
} as const satisfies Record<string, { path: `/${string}` }>
