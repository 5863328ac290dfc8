import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { CheckoutSteps } from '../../features/checkout/checkout-steps.tsx'
import { CarePhone } from '../../features/shell/care-phone.tsx'
import { useHref } from '../../app/link.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Thanks } from '../../ui/checkout/checkout.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Heading, Text } from '../../ui/text.tsx'

/** Shown when the order is placed but its number is not known yet; it follows by e-mail. */
export function OrderReceived() {
  const href = useHref()
  return (
    <>
      <CheckoutSteps current={null} open={null} first="checkout.stepShipping" />
      <Thanks>
        <span className="mark">
          <Icon name="check" size={48} />
        </span>
        <Heading as="h1">
          <FormattedMessage id="confirmation.received" />
        </Heading>
        <Text size="lead" measured>
          <FormattedMessage id="confirmation.receivedText" />
        </Text>
        <Text measured>
          <FormattedMessage
            tagName="span"
            id="confirmation.helpText"
            values={{ phone: <CarePhone /> }}
          />
        </Text>
        <ButtonLink href={href(routes.home.href({}))}>
          <FormattedMessage id="confirmation.home" />
        </ButtonLink>
      </Thanks>
    </>
  )
}
