import type { AppliedGiftCard, Card } from '#shared/checkout/checkout.ts'
import type { Money } from '#shared/money/money.ts'
import type { OrderPayment } from '#shared/orders/order-history.ts'

import { ServerMarkup } from '../../app/server-markup.tsx'
import { PaymentList } from './payment-list.tsx'

interface Paid {
  giftCards: readonly AppliedGiftCard[]
  payment: Card | null
  total: Money
}

/** What pays for the order: gift cards first, and a card for what they leave. Only the edge renders it. */
export const PaymentsMarkup = (paid: Paid) => (
  <ServerMarkup as="div">
    {() => import.meta.env.SSR && <PaymentList payments={paymentsOf(paid)} />}
  </ServerMarkup>
)

/** A card that pays alone needs no amount. */
function paymentsOf({ giftCards, payment, total }: Paid): OrderPayment[] {
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
