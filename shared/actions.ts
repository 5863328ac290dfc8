import * as features from '#shop/features.ts'

import { accountButtonActions, accountFormActions } from './account/actions.ts'
import { autoRefreshActions } from './auto-refresh/actions.ts'
import { bagActions } from './bag/actions.ts'
import { checkoutActions } from './checkout/actions.ts'
import { giftCardActions } from './gift-cards/actions.ts'
import { newsletterActions } from './newsletter/actions.ts'
import { noneOf } from './http/none-of.ts'
import { orderActions } from './orders/actions.ts'
import { reviewActions } from './reviews/actions.ts'
import { rewardActions } from './rewards/actions.ts'
import { signInActions } from './sign-in/actions.ts'
import { storeActions } from './stores/actions.ts'
import { wishListActions } from './wish-list/actions.ts'

/**
 * Every form that is posted. The form's `action` attribute needs the path, which has no site and locale; a page takes it from
 * its capability. `worker/actions.ts` says what each action does.
 */
export const actions = {
  ...bagActions,
  ...(features.giftCards ? giftCardActions : noneOf<typeof giftCardActions>()),
  ...checkoutActions,
  ...(features.pickup ? storeActions : noneOf<typeof storeActions>()),
  ...newsletterActions,
  ...signInActions,
  ...(features.reviews ? reviewActions : noneOf<typeof reviewActions>()),
  ...(features.wishList ? wishListActions : noneOf<typeof wishListActions>()),
  ...orderActions,
  ...accountFormActions,
  ...accountButtonActions,
  ...(features.autoRefresh ? autoRefreshActions : noneOf<typeof autoRefreshActions>()),
  ...(features.rewards ? rewardActions : noneOf<typeof rewardActions>()),
} as const satisfies Record<string, { path: `/${string}` }>

export type ActionName = keyof typeof actions

/** The path to which the payment provider returns the shopper. */
export const PAYMENT_RETURN_PATH = '/checkout/billing/return'

/** The path to which the payment provider returns a customer with a card to keep. */
export const CARD_RETURN_PATH = '/my-account/payment-methods/return'

/** Shows the result of an action that had to wait for its customer, on another page. */
export const CONTINUE_PATH = '/login/continue'

/** The path to which SLAS returns an agent, whether it has signed them in or refused to. */
export const CALLBACK_PATH = '/callback'

/** Tells scripts of the subscription service who the customer is. It shows no page of the shop. */
export const SUBSCRIPTION_AUTH_PATH = '/ordergroove-auth'
