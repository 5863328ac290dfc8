import { FormattedMessage } from 'react-intl'

import type { CustomerOrder } from '#shared/orders/order-history.ts'

import { Panel } from '../../ui/panel/panel.tsx'
import { Heading } from '../../ui/text.tsx'
import { AddressText } from '../checkout/address-text.tsx'
import { PaymentList } from '../checkout/payment-list.tsx'

/** What paid an order, and where its bill went. */
export function OrderPayments({
  order: { payments, billingAddress, email },
}: {
  order: Pick<CustomerOrder, 'payments' | 'billingAddress' | 'email'>
}) {
  return (
    <Panel aria-labelledby="payments">
      <Heading as="h2" size="small" id="payments">
        <FormattedMessage id="payment.heading" />
      </Heading>
      <PaymentList payments={payments} />
      {billingAddress && <AddressText address={billingAddress} />}
      {email && <p translate="no">{email}</p>}
    </Panel>
  )
}
