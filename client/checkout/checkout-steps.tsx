import { FormattedMessage, useIntl } from 'react-intl'

import { CHECKOUT_STEPS } from '#shared/checkout/checkout-steps.ts'
import type { CheckoutStep } from '#shared/checkout/checkout.ts'
import { STEP_PATHS } from '#shared/checkout/step-paths.ts'

import { useHref } from '../kit/link.ts'
import { Icon } from '../ui/icon.tsx'
import { StepList } from '../ui/steps/steps.tsx'

interface CheckoutStepsProps {
  /** The current step; null once the order is placed. */
  current: CheckoutStep | null
  /** The first step that is not completed. */
  open: CheckoutStep | null
  /** The name of the first step. */
  first: ReturnType<typeof firstStepName>
}

const NAMES = {
  billing: 'checkout.stepBilling',
  review: 'checkout.stepReview',
} as const satisfies Record<Exclude<CheckoutStep, 'shipping'>, string>

const stepIndex = (step: CheckoutStep | null) =>
  step ? CHECKOUT_STEPS.indexOf(step) : CHECKOUT_STEPS.length

/** The progress of the checkout. Completed steps and the open one are links. */
export function CheckoutSteps({ current, open, first }: CheckoutStepsProps) {
  const intl = useIntl()
  const href = useHref()
  return (
    <nav aria-label={intl.formatMessage({ id: 'checkout.progress' })}>
      <StepList>
        {CHECKOUT_STEPS.map((step, index) => {
          const isCurrent = step === current
          const isDone = index < stepIndex(open) && !isCurrent
          const leadsThere = current !== null && !isCurrent && index <= stepIndex(open)
          const id = step === 'shipping' ? first : NAMES[step]
          const name = <StepName id={id} isDone={isDone} />
          return (
            <li
              key={step}
              className={isDone ? 'done' : undefined}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {leadsThere ? (
                <a href={href(STEP_PATHS[step])}>{name}</a>
              ) : (
                <span className="name">{name}</span>
              )}
            </li>
          )
        })}
      </StepList>
    </nav>
  )
}

function StepName({ id, isDone }: { id: FormatjsIntl.Message['ids']; isDone: boolean }) {
  return (
    <>
      {isDone && <Icon name="check" size={16} />}
      <span>
        <FormattedMessage tagName="span" id={id} />
        {isDone && (
          <span className="visually-hidden">
            {' '}
            <FormattedMessage id="checkout.stepDone" />
          </span>
        )}
      </span>
    </>
  )
}

interface Delivered {
  isShipped: boolean
  isPickedUp: boolean
}

/** The name of the first step, by the needs of the order. */
export function firstStepName({ isShipped, isPickedUp }: Delivered) {
  if (isShipped) return 'checkout.stepShipping' as const
  return isPickedUp ? ('pickup.inStore' as const) : ('checkout.contact' as const)
}
