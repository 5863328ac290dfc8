import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { isOrderNo } from '#shared/checkout/order-no.ts'
import { RECEIVED } from '#shared/checkout/step-paths.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../kit/link.ts'
import { PageHead } from '../kit/page-head.tsx'
import { definePersonalPage, type PageProps } from '../kit/page.ts'
import { clearTab } from '../kit/browser-storage.ts'
import { CarePhone } from '../shell/care-phone.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Page } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { checkoutShell } from './checkout-shell.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import { Thanks } from './look.tsx'
import { OrderPlaced } from './order-placed.tsx'
import { orderQuery } from './queries.ts'

export const confirmationPage = definePersonalPage({
  async load({ shopper, queryClient, params }) {
    const { orderNo = '' } = params
    if (orderNo === RECEIVED) return
    if (!isOrderNo(orderNo)) return { notFound: true }
    await queryClient.query(orderQuery(shopper, orderNo))
  },
  Component: Confirmation,
  shell: checkoutShell,
})

function Confirmation({ params }: PageProps) {
  const intl = useIntl()
  const { orderNo = '' } = params
  useEffect(clearTab, [])
  return (
    <Page>
      <PageHead title={intl.formatMessage({ id: 'title.checkoutConfirmation' })} noindex />
      {orderNo !== RECEIVED && isOrderNo(orderNo) ? (
        <OrderPlaced orderNo={orderNo} />
      ) : (
        <OrderReceived />
      )}
    </Page>
  )
}

/** Shown when the order is placed but its number is not known yet; it follows by e-mail. */
function OrderReceived() {
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
