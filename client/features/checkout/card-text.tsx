import { FormattedMessage } from 'react-intl'

import type { Card } from '#shared/checkout/checkout.ts'

import { cardValues } from './card-values.ts'

/** `Visa ending in 1111, expires 01/2030`. */
export const CardText = ({ card }: { card: Card }) => (
  <FormattedMessage tagName="span" id="payment.card" values={cardValues(card)} />
)
