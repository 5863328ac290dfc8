import { FormattedMessage } from 'react-intl'

import type { Card } from '#shared/checkout/checkout.ts'

/** `Visa ending in 1111, expires 01/2030`. */
export const CardText = ({ card }: { card: Card }) => (
  <FormattedMessage tagName="span" id="payment.card" values={cardValues(card)} />
)

const MONTH_DIGITS = 2

/** The values of the message `payment.card`. */
export const cardValues = ({ brand, lastDigits, expirationMonth, expirationYear }: Card) => ({
  brand,
  lastDigits,
  expires: `${String(expirationMonth).padStart(MONTH_DIGITS, '0')}/${expirationYear}`,
})
