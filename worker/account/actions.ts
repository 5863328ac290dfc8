import { addressActions } from './address-actions.ts'
import { cardActions } from './card-actions.ts'
import { memberCheckoutActions } from './member-checkout-actions.ts'
import { profileActions } from './profile-actions.ts'

export const accountActions = {
  ...addressActions,
  ...cardActions,
  ...memberCheckoutActions,
  ...profileActions,
}
