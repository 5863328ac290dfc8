import { FormattedMessage } from 'react-intl'

import type { Wallet } from '#shared/rewards/member-rewards.ts'
import type { ProblemType } from '#shared/http/problem.ts'
import { routes } from '#shared/routes.ts'
import { DONE_PARAMETER } from '#shared/http/define-route.ts'
import { isSameCoupon } from '#shared/bag/same-coupon.ts'

import { useAppContext, useShop } from '../kit/app-context.ts'
import { useHref } from '../kit/link.ts'
import { ButtonLink, ButtonRow } from '../ui/button.tsx'
import { MessageNotice, messageFor } from '../kit/message-notice.tsx'

type MessageId = FormatjsIntl.Message['ids']

const DONE = {
  applied: 'wallet.applied',
  removed: 'wallet.removed',
  joined: 'wallet.joined',
  linked: 'wallet.linked',
  known: 'wallet.known',
} as const

const PROBLEMS: Partial<Record<ProblemType, MessageId>> = {
  'bag-empty': 'wallet.bagEmpty',
  'coupon-limit': 'bag.couponLimit',
  'coupon-unknown': 'wallet.notUsable',
  'not-offered': 'wallet.off',
  'outcome-unknown': 'wallet.outcomeUnknown',
}

const problemMessage = (problem: ProblemType): MessageId => PROBLEMS[problem] ?? 'wallet.failed'

/** The result of a form of the wallet. The tickets below show the current state. */
export function WalletNotice({ wallet: { bag, offers } }: { wallet: Wallet }) {
  const { query } = useShop()
  const rejected = useAppContext().rejectedForm()
  const done = query.get(DONE_PARAMETER)
  if (rejected) {
    const problem = problemMessage(rejected.problem)
    const isEmpty = rejected.problem === 'bag-empty'
    return (
      <MessageNotice id={problem} role="alert">
        {isEmpty && <ToShop />}
      </MessageNotice>
    )
  }
  const message = messageFor(DONE, done)
  if (!message) return null
  // The bag may have changed since.
  const isInBag = offers?.some(({ coupon }) =>
    bag?.coupons.some(({ code }) => isSameCoupon(code, coupon)),
  )
  if (done === 'applied' && !isInBag) return null
  return (
    <MessageNotice id={message} role="status">
      {done === 'applied' && bag?.hasLines && <ToBag />}
    </MessageNotice>
  )
}

function ToBag() {
  const href = useHref()
  return (
    <ButtonRow>
      <ButtonLink href={href(routes.cart.href({}))}>
        <FormattedMessage id="formError.toBag" />
      </ButtonLink>
    </ButtonRow>
  )
}

function ToShop() {
  const href = useHref()
  return (
    <ButtonRow>
      <ButtonLink href={href(routes.home.href({}))}>
        <FormattedMessage id="wallet.shop" />
      </ButtonLink>
    </ButtonRow>
  )
}
