import type { RefObject } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Checkout } from '#shared/checkout/checkout.ts'

import { CardField } from '../payment/card-field.tsx'
import { CardText } from '../payment/card-text.tsx'
import { SaveRow } from './address-form.tsx'
import type { HostedField } from '../payment/hosted-field.ts'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Row } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'

interface PaymentPanelProps {
  checkout: Pick<Checkout, 'bag' | 'payment' | 'paymentField'>
  canSave: boolean
  fieldRef: RefObject<HostedField | null>
  /** Whether the saved card is used. */
  usesSaved: boolean
  useAnother: () => void
}

/** The saved card, or the provider's field for another one. */
export function PaymentPanel({
  checkout,
  canSave,
  fieldRef,
  usesSaved,
  useAnother,
}: PaymentPanelProps) {
  const { bag, payment, paymentField } = checkout
  return (
    <Panel aria-labelledby="payment">
      <Heading as="h2" size="small" id="payment">
        <FormattedMessage id="payment.heading" />
      </Heading>
      {payment && usesSaved ? (
        <Row spread>
          <p>
            <CardText card={payment} />
          </p>
          <Button type="button" tone="quiet" className="scripted" onClick={useAnother}>
            <FormattedMessage id="payment.useAnother" />
          </Button>
        </Row>
      ) : (
        <>
          <CardField {...paymentField} fieldRef={fieldRef} />
          <Text size="small" tone="quiet" className="scripted">
            <FormattedMessage id="payment.promise" />
          </Text>
          <noscript>
            <p>
              <FormattedMessage id="payment.withoutScript" />
            </p>
          </noscript>
          {canSave && <SaveRow name="saveCard" bag={bag} />}
        </>
      )}
    </Panel>
  )
}
