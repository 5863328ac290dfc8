import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import * as v from 'valibot'

import { RECEIVED } from '#shared/checkout/step-paths.ts'
import { OrderNo } from '#shared/contract/checkout.ts'

import { CheckoutSteps } from '../../features/checkout/checkout-steps.tsx'
import { orderQuery } from '../../features/checkout/queries.ts'
import { PageHead } from '../../app/page-head.tsx'
import { clearTab } from '../../app/tab-storage.ts'
import { Page } from '../../ui/layout.tsx'
import { definePersonalPage, type PageProps } from '../page.ts'
import { checkoutShell } from './checkout-shell.ts'
import { OrderPlaced } from './order-placed.tsx'
import { OrderReceived } from './order-received.tsx'

export const confirmationPage = definePersonalPage({
  async load({ shopper, queryClient, params }) {
    if (params['orderNo'] === RECEIVED) return
    const orderNo = v.safeParse(OrderNo, params['orderNo'])
    if (!orderNo.success) return { notFound: true }
    await queryClient.query(orderQuery(shopper, orderNo.output))
  },
  Component: Confirmation,
  shell: checkoutShell,
})

function Confirmation({ params }: PageProps) {
  const intl = useIntl()
  const isReceived = params['orderNo'] === RECEIVED
  useEffect(clearTab, [])
  return (
    <Page>
      <PageHead title={intl.formatMessage({ id: 'title.checkoutConfirmation' })} noindex />
      <CheckoutSteps current={null} open={null} />
      {isReceived ? (
        <OrderReceived />
      ) : (
        <OrderPlaced orderNo={v.parse(OrderNo, params['orderNo'])} />
      )}
    </Page>
  )
}
