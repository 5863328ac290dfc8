import * as features from '#shop/features.ts'
import type { ActionName } from '#shared/actions.ts'
import { noneOf } from '#shared/http/none-of.ts'

import { accountActions } from './account/actions.ts'
import { autoRefreshActions } from './auto-refresh/actions.ts'
import { bagActions } from './bag/actions.ts'
import { checkoutActions, storeActions } from './composed-actions.ts'
import { giftCardActions } from './gift-cards/actions.ts'
import type { Action } from './http/action-form.ts'
import { newsletterActions } from './newsletter/actions.ts'
import { orderActions } from './orders/actions.ts'
import { reviewActions } from './reviews/actions.ts'
import { rewardActions } from './rewards/actions.ts'
import { signInActions } from './sign-in/actions.ts'
import { wishListActions } from './wish-list/actions.ts'

/** Every action by name. An action that is declared in `shared/actions.ts` and missing here does not compile. */
export const actionTable: Record<ActionName, Action> = {
  ...accountActions,
  ...(features.autoRefresh ? autoRefreshActions : noneOf<typeof autoRefreshActions>()),
  ...bagActions,
  ...checkoutActions,
  ...(features.giftCards ? giftCardActions : noneOf<typeof giftCardActions>()),
  ...newsletterActions,
  ...orderActions,
  ...(features.reviews ? reviewActions : noneOf<typeof reviewActions>()),
  ...(features.rewards ? rewardActions : noneOf<typeof rewardActions>()),
  ...signInActions,
  ...(features.pickup ? storeActions : noneOf<typeof storeActions>()),
  ...(features.wishList ? wishListActions : noneOf<typeof wishListActions>()),
}
