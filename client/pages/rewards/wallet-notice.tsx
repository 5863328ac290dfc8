import { FormattedMessage } from 'react-intl'

import type { Wallet } from '#shared/rewards/member-rewards.ts'
import type { ProblemType } from '#shared/http/problem.ts'
import { routes } from '#shared/routes.ts'
import { DONE_PARAMETER } from '#shared/http/define-route.ts'
import { isSameCoupon } from '#shared/rewards/same-coupon.ts'

import { useAppContext, useShop } from '../../app/app-context.ts'
import { useHref } from '../../app/link.ts'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Notice } from '../../ui/form.tsx'

type MessageId = FormatjsIntl.Message['ids']

const DONE = {
  applied: 'wallet.applied',
  removed: 'wallet.removed',
  joined: 'wallet.joined',
  linked: 'wallet.linked',
  known: 'wallet.known',
} as const

const isDone = (text: string | null): text is keyof typeof DONE =>
  text !== null && Object.hasOwn(DONE, text)

const PROBLEMS: Partial<Record<ProblemType, MessageId>> = {
  'bag-empty': 'wallet.bagEmpty',
  'coupon-limit': 'bag.couponLimit',
  'coupon-unknown': 'wallet.notUsable',
  'outcome-unknown': 'wallet.outcomeUnknown',
}

const messageOf = (problem: ProblemType): MessageId => PROBLEMS[problem] ?? 'wallet.failed'

/** What a form of the wallet has done. The tickets below show what is true now. */
export function WalletNotice({ wallet: { bag, offers } }: { wallet: Wallet }) {
  const { query } = useShop()
  const rejected = useAppContext().rejectedForm()
  const done = query.get(DONE_PARAMETER)
  if (rejected) {
    const problem = messageOf(rejected.problem)
    const isEmpty = rejected.problem === 'bag-empty'
    return (
      <Notice tone="problem" role="alert">
        <p>
          <FormattedMessage tagName="span" id={problem} />
        </p>
        {isEmpty && <ToShop />}
      </Notice>
    )
  }
  if (!isDone(done)) return null
  // The bag may have changed since.
  const isInBag = offers?.some(({ coupon }) =>
    bag?.coupons.some(({ code }) => isSameCoupon(code, coupon)),
  )
  if (done === 'applied' && !isInBag) return null
  return (
    <Notice role="status">
      <p>
        <FormattedMessage tagName="span" id={DONE[done]} />
      </p>
      {done === 'applied' && bag?.hasLines && <ToBag />}
    </Notice>
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
