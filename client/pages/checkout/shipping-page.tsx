import { FormattedMessage, useIntl } from 'react-intl'

import { loadCheckout } from '../../features/checkout/load-checkout.ts'
import { PageHead } from '../../frame/page-head.tsx'
import { Page } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { definePersonalPage } from '../page.ts'

export const shippingPage = definePersonalPage('checkoutShipping', {
  load: (context) => loadCheckout(context, 'shipping'),
  Component: Shipping,
  shell: 'checkout',
})

function Shipping() {
  const intl = useIntl()
  return (
    <Page>
      <PageHead title={intl.formatMessage({ id: 'title.checkoutShipping' })} noindex />
      <Heading as="h1">
        <FormattedMessage id="title.checkoutShipping" />
      </Heading>
    </Page>
  )
}
