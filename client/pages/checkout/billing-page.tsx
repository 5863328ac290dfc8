import { FormattedMessage, useIntl } from 'react-intl'

import { loadCheckout } from '../../features/checkout/load-checkout.ts'
import { PageHead } from '../../frame/page-head.tsx'
import { Page } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { definePersonalPage } from '../page.ts'

export const billingPage = definePersonalPage('checkoutBilling', {
  load: (context) => loadCheckout(context, 'billing'),
  Component: Billing,
  shell: 'checkout',
})

function Billing() {
  const intl = useIntl()
  return (
    <Page>
      <PageHead title={intl.formatMessage({ id: 'title.checkoutBilling' })} noindex />
      <Heading as="h1">
        <FormattedMessage id="title.checkoutBilling" />
      </Heading>
    </Page>
  )
}
