import { FormattedMessage } from 'react-intl'

import type { CustomerOrder, OrderPayment } from '#shared/contract/order-history.ts'

import { Panel } from '../../ui/checkout.tsx'
import { Payments } from '../../ui/orders.tsx'
import { Heading } from '../../ui/text.tsx'
import { AddressText } from '../checkout/address-text.tsx'
import { CardText } from '../checkout/card-text.tsx'
import { useMoney } from '../money/use-money.ts'

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
      {payments.length > 0 && (
        <Payments>
          {payments.map((payment, index) => (
            <li key={index}>
              <Payment payment={payment} />
            </li>
          ))}
        </Payments>
      )}
      {billingAddress && <AddressText address={billingAddress} />}
      {email && <p translate="no">{email}</p>}
    </Panel>
  )
}

function Payment({ payment }: { payment: OrderPayment }) {
  const money = useMoney()
  return (
    <>
      <span>
        {payment.kind === 'card' ? (
          <CardText card={payment.card} />
        ) : (
          <FormattedMessage id="orders.giftCard" values={{ digits: payment.lastDigits }} />
        )}
      </span>
      {payment.amount && <span className="sum">{money(payment.amount)}</span>}
    </>
  )
}
