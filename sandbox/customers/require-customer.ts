import type { Context } from 'hono'

import { factory, type SandboxEnv } from '../platform/env.ts'
import { customerNotFound, invalidCustomer } from './customer-problems.ts'
import { type CustomerRow, findCustomer } from './customer-row.ts'

/** Requires the customer named in the path, guest or registered. */
export const requireCurrentCustomer = factory.createMiddleware(
  async function requireCurrentCustomer(c, next) {
    if (c.req.param('customerId') !== c.var.shopper.customerId) throw invalidCustomer()
    await next()
  },
)

/** The same, for registered customers only. */
export const requireRegisteredCustomer = factory.createMiddleware(
  async function requireRegisteredCustomer(c, next) {
    const { customerId, isRegistered } = c.var.shopper
    if (c.req.param('customerId') !== customerId) throw invalidCustomer()
    if (!isRegistered) throw customerNotFound(customerId)
    await next()
  },
)

/**
 * The account of the requesting shopper.
 * @throws ProblemError if it no longer exists.
 */
export async function currentCustomer(c: Context<SandboxEnv>): Promise<CustomerRow> {
  const { customerId } = c.var.shopper
  const customer = await findCustomer(c.env.DB, customerId)
  if (!customer) throw customerNotFound(customerId)
  return customer
}
