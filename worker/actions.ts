import type { ActionName } from '#shared/actions.ts'

import { signIn, signOut } from './actions/account-actions.ts'
import {
  completeProfile,
  enterCode,
  register,
  requestCode,
  requestReset,
  setNewPassword,
} from './actions/account-access-actions.ts'
import { preferAddress, removeAddress, saveAddress } from './actions/address-actions.ts'
import {
  addCoupon,
  addSetToBag,
  addToBag,
  chooseBonus,
  dismissNotice,
  removeCoupon,
  removeGiftCertificate,
  setFulfillment,
  updateLine,
} from './actions/bag-actions.ts'
import { addCard, preferCard, removeCard, startCardPage } from './actions/card-actions.ts'
import {
  applyGiftCard,
  chooseShippingMethod,
  changeOrderLine,
  placeOrder,
  removeGiftCard,
  saveGiftMessage,
  savePayment,
  saveShippingAddress,
  startPaymentPage,
} from './actions/checkout-actions.ts'
import { checkOutAsLastTime, payWithSaved, shipToSaved } from './actions/member-checkout-actions.ts'
import { chooseStore } from './actions/choose-store.ts'
import { addGiftCard, checkGiftCardBalance } from './gift-cards/actions.ts'
import { buyAgain, cancelOrder, returnItems } from './actions/order-actions.ts'
import type { KeyKind } from './idempotency/run-idempotent.ts'
import type { Action } from './actions/define-action.ts'
import {
  activateReward,
  applyReward,
  joinRewards,
  removeReward,
} from './actions/rewards-actions.ts'
import {
  cancelSubscription,
  changeDeliveryAddress,
  changeDeliveryCard,
  changeFrequency,
  changeVariant,
  pauseSubscription,
  resumeSubscription,
  sendDeliveryNow,
  skipDelivery,
} from './actions/subscription-actions.ts'
import {
  changeEmail,
  changePassword,
  confirmEmail,
  deleteAccount,
  removePasskey,
  removeStore,
  saveContactChoices,
  saveProfile,
} from './actions/profile-actions.ts'
import { newsletterActions } from './newsletter/actions.ts'
import { reviewActions } from './reviews/actions.ts'
import { trackOrder } from './actions/track-order.ts'
import { wishListActions } from './wish-list/actions.ts'

/**
 * Every action by name: the pages of its form, its fields, who may run it, what it does, what success is and how
 * long its result is stored. An action that is declared in `shared/actions.ts` and missing here does not compile.
 */
export const actionTable: Record<ActionName, Action> = {
  addToBag,
  addSetToBag,
  updateLine,
  setFulfillment,
  addGiftCard,
  removeGiftCertificate,
  addCoupon,
  removeCoupon,
  chooseBonus,
  dismissNotice,
  saveShippingAddress,
  checkOutAsLastTime,
  shipToSaved,
  payWithSaved,
  chooseShippingMethod,
  saveGiftMessage,
  savePayment,
  startPaymentPage,
  applyGiftCard,
  removeGiftCard,
  changeOrderLine,
  placeOrder,
  ...newsletterActions,
  signIn,
  signOut,
  chooseStore,
  ...reviewActions,
  ...wishListActions,
  trackOrder,
  buyAgain,
  cancelOrder,
  returnItems,
  register,
  completeProfile,
  requestReset,
  setNewPassword,
  requestCode,
  joinRewards,
  activateReward,
  applyReward,
  removeReward,
  changeFrequency,
  changeVariant,
  changeDeliveryAddress,
  changeDeliveryCard,
  skipDelivery,
  sendDeliveryNow,
  pauseSubscription,
  resumeSubscription,
  cancelSubscription,
  checkGiftCardBalance,
  saveAddress,
  removeAddress,
  preferAddress,
  saveProfile,
  changeEmail,
  confirmEmail,
  changePassword,
  saveContactChoices,
  deleteAccount,
  removePasskey,
  removeStore,
  addCard,
  startCardPage,
  removeCard,
  preferCard,
  enterCode,
}

/** How long the result of an action is stored. Only an action that changes something has one. */
export function keyKindOf(name: ActionName): KeyKind {
  const { idempotency } = actionTable[name]
  if (!idempotency) throw new Error(`The action ${name} stores no result.`)
  return idempotency
}
