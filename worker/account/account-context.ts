import {
  createCustomerRecords,
  type CustomerRecords,
  type WireRecord,
} from '../commerce/customer-records.ts'
import type { ShopperContext } from '../shopper/shopper-context.ts'
import { requireCustomer } from '../session/customer.ts'

type Call = Parameters<CustomerRecords['change']>[1]

/** What the parts of an account share: the customer's record is read once for a page, and again after a change. */
export interface AccountContext {
  shop: ShopperContext
  /** @throws {ProblemError} `sign-in-required`, `unavailable` */
  read(): Promise<WireRecord>
  /** @throws {ProblemError} `sign-in-required`, `unavailable`, `not-found`, `rejected` */
  change(call: Call): Promise<unknown>
  /** The same, for a caller who explains why commerce has rejected it. */
  attempt(call: Call): ReturnType<CustomerRecords['attempt']>
}

export function createAccountContext(shop: ShopperContext): AccountContext {
  const records = createCustomerRecords((request) => shop.session.send(request))
  let reading: Promise<WireRecord> | null = null
  const forget = () => {
    reading = null
    shop.session.update({ lastTime: null })
  }
  return {
    shop,
    async read() {
      const customerId = requireCustomer(shop)
      reading ??= records.read(customerId)
      return reading
    },
    async change(call) {
      const customerId = requireCustomer(shop)
      forget()
      return records.change(customerId, call)
    },
    async attempt(call) {
      const customerId = requireCustomer(shop)
      forget()
      return records.attempt(customerId, call)
    },
  }
}
