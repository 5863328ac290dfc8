import type { Card } from './checkout.ts'

/** Tells the cards of a customer apart. */
export const cardKey = ({ brand, lastDigits, expirationMonth, expirationYear }: Card) =>
  [brand, lastDigits, expirationMonth, expirationYear].join(' ')
