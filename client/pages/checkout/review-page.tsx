import { FormattedMessage, useIntl } from 'react-intl'

import { loadCheckout } from '../../features/checkout/load-checkout.ts'
import { PageHead } from '../../frame/page-head.tsx'
import { Page } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { definePersonalPage } from '../page.ts'

export const reviewPage = definePersonalPage('checkoutReview', {
  load: (context) => loadCheckout(context, 'review'),
  Component: Review,
  shell: 'checkout',
})

function Review() {
  const intl = useIntl()
  return (
    <Page>
      <PageHead title={intl.formatMessage({ id: 'title.checkoutReview' })} noindex />
      <Heading as="h1">
        <FormattedMessage id="title.checkoutReview" />
      </Heading>
    </Page>
  )
}
