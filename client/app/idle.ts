import { AccountParts, IdleParts } from './idle-parts.tsx'
import { rotatePromotions } from '../shell/rotate-promotions.ts'
import { interceptNavigation } from '../navigation/intercept.ts'
import { followTracks } from '../kit/tracks.ts'

/** The idle work of every page, in one file: navigation, the customer's parts, modals, rows, promotions. */
export const IDLE = {
  AccountParts,
  IdleParts,
  followTracks,
  interceptNavigation,
  rotatePromotions,
}
