import { QUARTER_MS, shopperSubject, type Limit } from '../limits/limits.ts'

/** Requests to the payment provider. */
export const paymentLimit: Limit = {
  name: 'payment',
  windowMs: QUARTER_MS,
  address: 30,
  subjects: [{ subject: shopperSubject, most: 30 }],
  counts: 'attempts',
}
