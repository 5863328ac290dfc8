import type { IntlShape } from 'react-intl'

import * as features from '#shop/features.ts'
import type { ActionName } from '#shared/actions.ts'
import type { Bag } from '#shared/bag/bag.ts'
import type { ProblemType } from '#shared/http/problem.ts'

import { emitShopEvent } from '../kit/shop-events.ts'

type MessageId = FormatjsIntl.Message['ids']

const NOT_ADDED = features.pickup ? 'bag.notAdded' : 'bag.notAddedNoPickup'

const messages: Partial<Record<ProblemType, MessageId>> = {
  'not-added': NOT_ADDED,
  'cookies-blocked': 'bag.noCookies',
  'members-only': 'bag.membersOnly',
  ...(features.pickup && {
    'no-store': 'pickup.noStore',
    'other-store': 'pickup.otherStore',
    'store-gone': 'pickup.storeGone',
  }),
  'coupon-unknown': 'bag.couponUnknown',
  'coupon-limit': 'bag.couponLimit',
  ...(features.giftCards && {
    'gift-card-limit': 'giftCard.limit',
    'too-many-attempts': 'giftBalance.tooMany',
  }),
  'outcome-unknown': 'bag.outcomeUnknown',
}

/** Problems whose general message does not fit the action. */
const messagesByAction: Partial<Record<ActionName, Partial<Record<ProblemType, MessageId>>>> = {
  addToBag: { 'not-found': NOT_ADDED, 'invalid-input': NOT_ADDED },
  ...(features.giftCards && {
    addGiftCard: {
      'not-found': 'giftCard.notAdded',
      'not-added': 'giftCard.notAdded',
      'invalid-input': 'giftCard.check',
    },
  }),
  addSetToBag: { 'not-found': NOT_ADDED, 'invalid-input': NOT_ADDED },
  updateLine: { 'not-found': 'bag.lineGone', 'invalid-input': NOT_ADDED },
  chooseBonus: {
    'not-found': 'bag.bonusGone',
    'invalid-input': 'bag.bonusGone',
    'not-added': 'bag.bonusGone',
  },
  ...(features.pickup && { setFulfillment: { 'not-found': 'bag.lineGone' as const } }),
  removeGiftCertificate: { 'not-found': 'bag.lineGone' },
  addCoupon: { 'not-found': 'bag.couponUnknown', 'invalid-input': 'bag.couponUnknown' },
}

/** The message for a failed action on the bag (spec 2 §8). */
export const problemMessage = (action: ActionName, problem: ProblemType): MessageId =>
  messagesByAction[action]?.[problem] ?? messages[problem] ?? 'bag.notSaved'

/** Shows a toast if fewer were added than were wanted. @returns whether it does */
export function announceLimit({ limited }: Bag, intl: IntlShape) {
  if (limited === undefined) return false
  const text = intl.formatMessage({ id: 'quantity.limit' }, { maxCategoryLimit: limited })
  emitShopEvent({ type: 'toasted', tone: 'error', text })
  return true
}
