import { rotatePromotions } from '../features/shell/rotate-promotions.ts'
import { AccountParts } from '../features/sign-in/account-parts.tsx'
import { interceptNavigation } from '../navigation/intercept.ts'
import { IdleParts } from './idle-parts.tsx'
import { followTracks } from './tracks.ts'

/** What every page loads once the browser is idle, in one file: navigation, the customer's parts, modals, rows, promotions. */
export const IDLE = {
  AccountParts,
  IdleParts,
  followTracks,
  interceptNavigation,
  rotatePromotions,
}
