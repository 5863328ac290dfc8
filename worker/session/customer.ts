import { ProblemError } from '#shared/http/problem.ts'

import type { ShopperContext } from '../shopper/shopper-context.ts'

/** The id of the customer who is signed in. @throws {ProblemError} `sign-in-required` */
export function requireCustomer({ session: { state } }: Pick<ShopperContext, 'session'>) {
  if (state?.authType !== 'registered') throw new ProblemError('sign-in-required')
  return state.customerId
}
