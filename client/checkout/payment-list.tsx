import { FormattedMessage } from 'react-intl'

import type { AppliedGiftCard, Card } from '#shared/checkout/checkout.ts'
import type { Money } from '#shared/money/money.ts'
import type { OrderPayment } from '#shared/orders/order-history.ts'

import { useMoney } from '../kit/money/use-money.ts'
import { ServerMarkup } from '../kit/server-markup.tsx'
import { CardText } from '../payment/card-text.tsx'
import { Payments } from './look.tsx'

interface Paid {
  giftCards: readonly AppliedGiftCard[]
  payment: Card | null
  total: Money
}

/** The payments of the order: gift cards first, and a card for the rest. Rendered on the edge only. */
export const PaymentsMarkup = (paid: Paid) => (
  <ServerMarkup as="div">
    {() => import.meta.env.SSR && <PaymentList payments={listPayments(paid)} />}
  </ServerMarkup>
)

/** A card that pays alone needs no amount. */
function listPayments({ giftCards, payment, total }: Paid): OrderPayment[] {
  const given = giftCards.reduce((sum, { applied }) => sum + applied.minorUnits, 0)
  const due = { ...total, minorUnits: total.minorUnits - given }
  const isAlone = giftCards.length === 0
  return [
    ...giftCards.map(({ ending, applied }) => ({
      kind: 'gift-certificate' as const,
      lastDigits: ending,
      amount: applied,
    })),
    ...(payment && (isAlone || due.minorUnits > 0)
      ? [{ kind: 'card' as const, card: payment, amount: isAlone ? null : due }]
      : []),
  ]
}

/** The payments of an order. */
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
