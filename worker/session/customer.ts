import { ProblemError } from '#shared/http/problem.ts'

import type { Session } from './session.ts'

interface WithSession {
  session: Pick<Session, 'state'>
}

/** The id of the customer who is signed in. Null for anyone else. */
export const customerIdOf = ({ session: { state } }: WithSession) =>
  state?.authType === 'registered' ? state.customerId : null

/** The id of the customer who is signed in. @throws {ProblemError} `sign-in-required` */
export function requireCustomer(visitor: WithSession) {
  const customerId = customerIdOf(visitor)
  if (customerId === null) throw new ProblemError('sign-in-required')
  return customerId
}
