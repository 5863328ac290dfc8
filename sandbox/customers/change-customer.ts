import { sendAccountMail } from '../mails/account-mail.ts'
import type { Locale } from '../platform/site.ts'
import { deleteActionTokens } from '../auth/action-tokens.ts'
import { resetFailures } from '../auth/login-attempts.ts'
import { revokeLogins } from '../auth/logins.ts'
import { prepare, sql, type Sql } from '../platform/sql.ts'
import { loginInUse } from './customer-problems.ts'
import type { CustomerRow } from './customer-row.ts'
import { normalizeLogin } from '../auth/email-rules.ts'
import { mergedFieldsSql } from './merged-fields.ts'
import { hashPassword } from './passwords.ts'

interface CustomerChange {
  /** Members of the profile, including `c_*`; null removes one. */
  profile: object
  login?: string | undefined
  email?: string | undefined
}

/**
 * Changes a customer's record.
 * @throws ProblemError if the login belongs to another customer.
 */
export async function changeCustomer(
  db: D1Database,
  customerId: string,
  { profile, login, email }: CustomerChange,
  now: number,
) {
  const also: Sql[] = [
    ...(login === undefined ? [] : [sql`, login = ${normalizeLogin(login)}`]),
    ...(email === undefined ? [] : [sql`, email = ${email}`]),
  ]
  const others = also.reduce((all, part) => sql`${all}${part}`, sql``)
  const statement = sql`UPDATE OR IGNORE customers
    SET profile = ${mergedFieldsSql('profile', profile)}, last_modified = ${now}${others}
    WHERE customer_id = ${customerId}`
  const { meta } = await prepare(db, statement).run()
  if (meta.changes === 0 && login !== undefined) throw loginInUse()
}

interface PasswordChange {
  locale: Locale
  now: number
  /** Whether the account had no password, or none that its owner knows. */
  isFirst?: boolean
}

/**
 * Sets a new password, which voids every token and lifts a lock. Mails a notice to the owner unless
 * it is the first password.
 */
export async function setPassword(
  db: D1Database,
  { customerId, siteId, login, email }: CustomerRow,
  password: string,
  { locale, now, isFirst = false }: PasswordChange,
) {
  const hash = await hashPassword(password)
  const statements = [
    sql`UPDATE customers SET password_hash = ${hash}, last_modified = ${now}
        WHERE customer_id = ${customerId}`,
    ...revokeLogins(customerId),
    deleteActionTokens(siteId, login),
  ]
  await db.batch(statements.map((statement) => prepare(db, statement)))
  await resetFailures(db, { siteId, login })
  if (isFirst) return
  await sendAccountMail(db, { kind: 'password-changed', to: email, locale, now })
}
