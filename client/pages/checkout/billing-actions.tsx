import { FormattedMessage } from 'react-intl'

import { actions } from '#shared/actions.ts'

import { SubmitButton } from '../../features/checkout/submit-button.tsx'
import { useHref } from '../../app/link.ts'
import { Button } from '../../ui/button.tsx'
import { FormActions } from '../../ui/form.tsx'

interface BillingActionsProps {
  isBusy: boolean
  /** Whether gift cards leave anything to pay. */
  needsCard: boolean
  /** Whether the step can be completed without another card. */
  hasCard: boolean
}

/** Enter presses the first button, which must work without JavaScript. */
export function BillingActions({ isBusy, needsCard, hasCard }: BillingActionsProps) {
  const href = useHref()
  const provider = href(actions.startPaymentPage.path)
  return (
    <FormActions>
      {!hasCard && (
        <noscript>
          <Button type="submit" tone="primary" formAction={provider}>
            <FormattedMessage id="payment.providerPage" />
          </Button>
        </noscript>
      )}
      <SubmitButton isBusy={isBusy} className={hasCard ? undefined : 'scripted'}>
        <FormattedMessage id="checkout.toReview" />
      </SubmitButton>
      {needsCard && (
        <Button
          type="submit"
          tone="quiet"
          formAction={provider}
          className={hasCard ? undefined : 'scripted'}
        >
          <FormattedMessage
            tagName="span"
            id={hasCard ? 'payment.otherCardThere' : 'payment.providerPage'}
          />
        </Button>
      )}
    </FormActions>
  )
}
