import { FormattedMessage } from 'react-intl'

import type { OrderPayment } from '#shared/orders/order-history.ts'

import { Payments } from '../../ui/checkout/checkout.tsx'
import { CardText } from './card-text.tsx'
import { useMoney } from '../money/use-money.ts'

/** What pays for an order. */
export const PaymentList = ({ payments }: { payments: readonly OrderPayment[] }) =>
  payments.length > 0 && (
    <Payments>
      {payments.map((payment, index) => (
        <li key={index}>
          <Payment payment={payment} />
        </li>
      ))}
    </Payments>
  )

function Payment({ payment }: { payment: OrderPayment }) {
  const money = useMoney()
  return (
    <>
      <span>
        {payment.kind === 'card' ? (
          <CardText card={payment.card} />
        ) : (
          <FormattedMessage
            tagName="span"
            id="orders.giftCard"
            values={{ digits: payment.lastDigits }}
          />
        )}
      </span>
      {payment.amount && <span className="sum">{money(payment.amount)}</span>}
    </>
  )
}
