import type { Checkout } from './checkout.ts'
import { isSentAgain } from './sent-again.ts'

/** Whether an order needs a card: for what gift cards leave to pay, or for later deliveries. */
export const needsCard = ({ due, bag }: Pick<Checkout, 'due' | 'bag'>) =>
  due.minorUnits > 0 || isSentAgain(bag)
