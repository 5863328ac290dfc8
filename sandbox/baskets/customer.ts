import * as v from 'valibot'

import { ProblemError } from '../problems.ts'
import type { Draft } from './model.ts'

export const Email = v.pipe(
  v.string(),
  v.maxLength(254),
  v.regex(/^[^\s@<>()[\],;:"\\]+@[^\s@.]+(\.[^\s@.]+)+$/, 'It must be an e-mail address.'),
)

export const CustomerBody = v.object({ email: Email, customerNo: v.exactOptional(v.string()) })
export type CustomerBody = v.InferOutput<typeof CustomerBody>

/** Says whom the order is for. Customer numbers are for registered customers, and a guest has none. */
export function setCustomer({ basket }: Draft, { email, customerNo }: CustomerBody) {
  if (customerNo !== undefined) throw customerNotFound(customerNo)
  basket.email = email
}

const customerNotFound = (customerNo: string) =>
  new ProblemError({
    status: 404,
    type: 'not-found',
    title: 'Customer Not Found',
    detail: `No customer with number '${customerNo}' could be found.`,
  })
