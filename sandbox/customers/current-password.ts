import { tooManyGuesses } from '../platform/problems.ts'
import { countRequest, resetGuesses } from '../auth/request-limit.ts'
import { wrongPassword } from './customer-problems.ts'
import type { CustomerRow } from './customer-row.ts'
import { isPassword } from './passwords.ts'

/**
 * Checks the current password, with the same limit on wrong attempts as at sign-in, so that an open
 * session does not allow more guesses.
 * @throws ProblemError unless it is the customer's password, and 429 after six wrong attempts.
 */
export async function requireCurrentPassword(
  db: D1Database,
  { siteId, login, passwordHash }: CustomerRow,
  given: string,
  now: number,
) {
  const requested = { siteId, login }
  const wait = await countRequest(db, 'password', requested, now)
  if (wait > 0) throw tooManyGuesses('too-many-password-attempts', wait)
  if (!(await isPassword(given, passwordHash))) throw wrongPassword()
  await resetGuesses(db, 'password', requested)
}
