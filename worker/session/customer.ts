import { ProblemError } from '#shared/http/problem.ts'

import type { Session } from './session.ts'

interface OfSession {
  session: Pick<Session, 'state'>
}

/** The id of the customer who is signed in. Null for anyone else. */
export const customerIdOf = ({ session: { state } }: OfSession) =>
  state?.authType === 'registered' ? state.customerId : null

/** The id of the customer who is signed in. @throws {ProblemError} `sign-in-required` */
export function requireCustomer(visitor: OfSession) {
  const customerId = customerIdOf(visitor)
  if (customerId === null) throw new ProblemError('sign-in-required')
  return customerId
}
