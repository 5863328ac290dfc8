import { useEffect, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { UNFILLED_PARAMETER } from '#shared/checkout/step-paths.ts'
import type { Checkout, CheckoutStep } from '#shared/checkout/checkout.ts'

import { PageHead } from '../../app/page-head.tsx'
import { ServerMarkup } from '../../app/server-markup.tsx'
import { CheckoutGrid } from '../../ui/checkout/checkout.tsx'
import { Page } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import { firstStepName } from './first-step.ts'
import { OrderBrief, OrderSummary } from './order-summary.tsx'
import { UnfilledNotice } from './unfilled-notice.tsx'

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
