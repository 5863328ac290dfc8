import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'

import { OrderNo } from '#shared/contract/checkout.ts'

import { RECEIVED } from '../../features/checkout/load-checkout.ts'
import { orderQuery } from '../../features/checkout/queries.ts'
import { PageHead } from '../../frame/page-head.tsx'
import { Page } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { definePersonalPage } from '../page.ts'

export const confirmationPage = definePersonalPage('checkoutConfirmation', {
  async load({ shopper, queryClient, params }) {
    if (params.orderNo === RECEIVED) return
    const orderNo = v.safeParse(OrderNo, params.orderNo)
    if (!orderNo.success) return { notFound: true }
    await queryClient.query(orderQuery(shopper, orderNo.output))
  },
  Component: Confirmation,
  shell: 'checkout',
})

function Confirmation() {
  const intl = useIntl()
  return (
    <Page>
      <PageHead title={intl.formatMessage({ id: 'title.checkoutConfirmation' })} noindex />
      <Heading as="h1">
        <FormattedMessage id="title.checkoutConfirmation" />
      </Heading>
    </Page>
  )
}
