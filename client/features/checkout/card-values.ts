import type { Card } from '#shared/checkout/checkout.ts'

const MONTH_DIGITS = 2

/** The values of the message `payment.card`. */
export const cardValues = ({ brand, lastDigits, expirationMonth, expirationYear }: Card) => ({
  brand,
  lastDigits,
  expires: `${String(expirationMonth).padStart(MONTH_DIGITS, '0')}/${expirationYear}`,
})
