import type { ProblemType } from '#shared/http/problem.ts'
import type { ActionName } from '#shared/actions.ts'

type MessageId = FormatjsIntl.Message['ids']

const messages: Partial<Record<ProblemType, MessageId>> = {
  'not-added': 'bag.notAdded',
  'cookies-blocked': 'bag.noCookies',
  'members-only': 'bag.membersOnly',
  'no-store': 'pickup.noStore',
  'other-store': 'pickup.otherStore',
  'store-gone': 'pickup.storeGone',
  'coupon-unknown': 'bag.couponUnknown',
  'coupon-limit': 'bag.couponLimit',
  'gift-card-limit': 'giftCard.limit',
  'too-many-attempts': 'giftBalance.tooMany',
  'outcome-unknown': 'bag.outcomeUnknown',
}

/** Problems whose general message does not fit the action. */
const messagesByAction: Partial<Record<ActionName, Partial<Record<ProblemType, MessageId>>>> = {
  addToBag: { 'not-found': 'bag.notAdded', 'invalid-input': 'bag.notAdded' },
  addGiftCard: {
    'not-found': 'giftCard.notAdded',
    'not-added': 'giftCard.notAdded',
    'invalid-input': 'giftCard.check',
  },
  addSetToBag: { 'not-found': 'bag.notAdded', 'invalid-input': 'bag.notAdded' },
  updateLine: { 'not-found': 'bag.lineGone', 'invalid-input': 'bag.notAdded' },
  chooseBonus: {
    'not-found': 'bag.bonusGone',
    'invalid-input': 'bag.bonusGone',
    'not-added': 'bag.bonusGone',
  },
  setFulfillment: { 'not-found': 'bag.lineGone' },
  removeGiftCertificate: { 'not-found': 'bag.lineGone' },
  addCoupon: { 'not-found': 'bag.couponUnknown', 'invalid-input': 'bag.couponUnknown' },
}

/** The message for a failed action on the bag (spec 2 §8). */
export const problemMessage = (action: ActionName, problem: ProblemType): MessageId =>
  messagesByAction[action]?.[problem] ?? messages[problem] ?? 'bag.notSaved'
