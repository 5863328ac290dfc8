import * as v from 'valibot'

import { readAddresses } from '../../customers/addresses.ts'
import { formatCustomerNo, findCustomer } from '../../customers/customer-row.ts'
import { ProblemError } from '../../platform/problems.ts'
import { AddressBody, orderAddress } from './order-address.ts'
import type { Draft } from './model.ts'

export const Email = v.pipe(
  v.string(),
  v.maxLength(254),
  v.regex(/^[^\s@<>()[\],;:"\\]+@[^\s@.]+(\.[^\s@.]+)+$/, 'It must be an e-mail address.'),
)

export const CustomerBody = v.object({ email: Email, customerNo: v.exactOptional(v.string()) })
export type CustomerBody = v.InferOutput<typeof CustomerBody>

/** Sets the customer's e-mail address.
 * @throws ProblemError for a customer number that is not the shopper's own */
export function setCustomer({ basket }: Draft, { email, customerNo }: CustomerBody) {
  if (customerNo !== undefined && customerNo !== basket.customerNo) {
    throw customerNotFound(customerNo)
  }
  basket.email = email
}

/** Writes a registered customer's number and e-mail address into the basket. */
export async function nameCustomer({ db, basket }: Draft) {
  if (!basket.isRegistered) return
  const customer = await findCustomer(db, basket.customerId)
  if (!customer) return
  basket.customerNo = formatCustomerNo(customer)
  if (basket.email === '') basket.email = customer.email
}

/** Fills in a registered customer's preferred address, unless the basket has an address. */
export async function populateCustomer({ db, basket }: Draft) {
  if (!basket.isRegistered) return
  const addresses = await readAddresses(db, basket.customerId)
  const preferred = addresses.find((address) => address.preferred) ?? addresses[0]
  if (!preferred) return
  const parsed = v.safeParse(AddressBody, preferred)
  if (!parsed.success) return
  const [shipment] = basket.shipments
  basket.billingAddress ??= orderAddress(parsed.output)
  if (shipment && shipment.fromStoreId === null) {
    shipment.shippingAddress ??= orderAddress(parsed.output)
  }
}

const customerNotFound = (customerNo: string) =>
  new ProblemError({
    status: 404,
    type: 'not-found',
    title: 'Customer Not Found',
    detail: `No customer with number '${customerNo}' could be found.`,
  })
