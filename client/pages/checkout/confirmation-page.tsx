import { useEffect } from 'react'
import { useIntl } from 'react-intl'

import { RECEIVED } from '#shared/checkout/step-paths.ts'
import { isOrderNo } from '#shared/checkout/order-no.ts'

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
