import { FormattedMessage } from 'react-intl'

import type { ShownCard } from '#shared/contract/subscriptions.ts'

const MONTH_DIGITS = 2

/** `Visa ending in 1111, expires 01/2030`. */
export function CardLine({ card }: { card: ShownCard }) {
  const { type: brand, lastDigits, expirationMonth, expirationYear } = card
  const month = String(expirationMonth).padStart(MONTH_DIGITS, '0')
  return (
    <FormattedMessage
      id="payment.card"
      values={{ brand, lastDigits, expires: `${month}/${expirationYear}` }}
    />
  )
}
