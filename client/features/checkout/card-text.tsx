import { FormattedMessage } from 'react-intl'

import type { Card } from '#shared/contract/checkout.ts'

const MONTH_DIGITS = 2

/** `Visa ending in 1111, expires 01/2030`. */
export function CardText({ card }: { card: Card }) {
  const { brand, lastDigits, expirationYear } = card
  const month = String(card.expirationMonth).padStart(MONTH_DIGITS, '0')
  return (
    <FormattedMessage
      id="payment.card"
      values={{ brand, lastDigits, expires: `${month}/${expirationYear}` }}
    />
  )
}
