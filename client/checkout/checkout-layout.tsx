import { type ReactNode, useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import * as features from '#shop/features.ts'
import type { Unfilled } from '#shared/account/member-checkout.ts'
import type { Bag } from '#shared/bag/bag.ts'
import type { Checkout, CheckoutStep } from '#shared/checkout/checkout.ts'
import { UNFILLED_PARAMETER } from '#shared/checkout/step-paths.ts'
import { routes } from '#shared/routes.ts'

import { OrderTotals } from '../bag/order-totals.tsx'
import { useHref } from '../kit/link.ts'
import { useMoney } from '../kit/money/use-money.ts'
import { PageHead } from '../kit/page-head.tsx'
import { ServerMarkup } from '../kit/server-markup.tsx'
import { Notice } from '../ui/form.tsx'
import { Icon } from '../ui/icon.tsx'
import { Page } from '../ui/layout.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { SummaryDetails } from '../ui/summary/summary.tsx'
import { Heading } from '../ui/text.tsx'
import { CheckoutSteps, firstStepName } from './checkout-steps.tsx'
import { CheckoutGrid } from './look.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderCodes } from './order-sum.tsx'

interface CheckoutLayoutProps {
  step: CheckoutStep
  checkout: Checkout
  query: URLSearchParams
  /** Replaces the order summary, for the step that shows the order itself. */
  aside?: ReactNode
  children: ReactNode
}

const TITLES = {
  billing: 'title.checkoutBilling',
  review: 'title.checkoutReview',
} as const satisfies Record<Exclude<CheckoutStep, 'shipping'>, string>

/** The layout of each step: progress, heading and order summary. */
export function CheckoutLayout({ step, checkout, query, aside, children }: CheckoutLayoutProps) {
  const intl = useIntl()
  const { needsAddress, pickup } = checkout
  const first = firstStepName({ isShipped: needsAddress, isPickedUp: pickup !== null })
  const title = step === 'shipping' ? first : TITLES[step]
  const isPaymentLeft = step === 'billing' && checkout.isPaymentLeft
  const unfilled = query.get(UNFILLED_PARAMETER) ?? (isPaymentLeft ? 'payment' : null)
  // A page restored from the back/forward cache may be out of date.
  useEffect(() => {
    const reloadIfRestored = (event: PageTransitionEvent) => event.persisted && location.reload()
    addEventListener('pageshow', reloadIfRestored)
    return () => removeEventListener('pageshow', reloadIfRestored)
  }, [])
  return (
    <Page>
      <PageHead title={intl.formatMessage({ id: title })} noindex />
      <CheckoutSteps current={step} open={checkout.openStep} first={first} />
      <CheckoutGrid>
        {!aside && <OrderBrief bag={checkout.bag} />}
        <div className="step">
          <Heading as="h1">
            <FormattedMessage tagName="span" id={title} />
          </Heading>
          {unfilled && (
            <ServerMarkup as="div">
              {() => import.meta.env.SSR && <UnfilledNotice what={unfilled} checkout={checkout} />}
            </ServerMarkup>
          )}
          {children}
        </div>
        {aside ?? <OrderSummary bag={checkout.bag} />}
      </CheckoutGrid>
    </Page>
  )
}

/** `payment`: signing in has left it behind. `unpaid`: the shopper left the provider's page without paying. */
type Lacking = Unfilled | 'payment' | 'unpaid'

const TEXTS: Record<Lacking, FormatjsIntl.Message['ids']> = {
  address: 'unfilled.address',
  pickup: 'unfilled.pickup',
  method: 'unfilled.method',
  card: 'unfilled.card',
  payment: features.giftCards ? 'unfilled.payment' : 'unfilled.paymentNoGiftCards',
  rest: 'unfilled.rest',
  unpaid: 'unfilled.unpaid',
}

const isUnfilled = (what: string | null): what is keyof typeof TEXTS =>
  what !== null && what in TEXTS

/** Hidden once a returning shopper has filled the step in. */
function isFilled(what: Lacking, { shippingAddress, pickup, openStep }: Checkout) {
  if (what === 'address') return shippingAddress !== null
  if (what === 'pickup') return Boolean(pickup?.person)
  return (what === 'card' || what === 'unpaid') && openStep === 'review'
}

interface UnfilledNoticeProps {
  what: string | null
  checkout: Checkout
}

/** The missing parts of a step, with reasons. Rendered on the edge only. */
const UnfilledNotice = ({ what, checkout }: UnfilledNoticeProps) =>
  isUnfilled(what) &&
  !isFilled(what, checkout) && (
    <Notice
      role="group"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the document is the response to a form
      autoFocus
    >
      <p>
        <FormattedMessage tagName="span" id={TEXTS[what]} />
      </p>
    </Notice>
  )

/** The order summary beside the form. */
function OrderSummary({ bag }: { bag: Bag }) {
  const href = useHref()
  return (
    <Panel className="aside beside" aria-labelledby="order-summary">
      <div className="head">
        <Heading as="h2" size="small" id="order-summary">
          <FormattedMessage id="order.summary" />
        </Heading>
        <a href={href(routes.cart.href({}))}>
          <FormattedMessage id="order.editBag" />
        </a>
      </div>
      <Contents bag={bag} />
    </Panel>
  )
}

/** The order summary above the form on phones: the total, with the rest in a disclosure. */
function OrderBrief({ bag }: { bag: Bag }) {
  const money = useMoney()
  return (
    <SummaryDetails className="brief">
      <summary>
        <FormattedMessage id="order.summary" />
        <Icon name="next" size={16} />
        <span className="sum">{money(bag.total)}</span>
      </summary>
      <div className="inside">
        <Contents bag={bag} />
      </div>
    </SummaryDetails>
  )
}

function Contents({ bag }: { bag: Bag }) {
  return (
    <>
      <OrderLines bag={bag} />
      <OrderCodes bag={bag} />
      <OrderTotals bag={bag} />
    </>
  )
}
