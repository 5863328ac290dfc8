import type { SiteId } from '../platform/site.ts'
import { newCustomerId } from '../auth/opaque-token.ts'
import { prepare, sql } from '../platform/sql.ts'
import { loginInUse } from './customer-problems.ts'
import { findByLogin, type CustomerRow } from './customer-row.ts'
import { normalizeLogin } from '../auth/email-rules.ts'
import { withoutNulls } from './merged-fields.ts'

interface NewCustomer {
  siteId: SiteId
  login: string
  email: string
  profile: object
  /** Null for a customer who signs in without a password. */
  passwordHash: string | null
}

/**
 * Creates an account.
 * @throws ProblemError if the login is in use.
 */
export async function registerCustomer(
  db: D1Database,
  { siteId, login, email, profile, passwordHash }: NewCustomer,
  now: number,
): Promise<CustomerRow> {
  const { meta } = await prepare(
    db,
    sql`INSERT INTO customers (customer_id, site_id, login, email, profile, password_hash,
          created_at, last_modified)
        VALUES (${newCustomerId()}, ${siteId}, ${normalizeLogin(login)}, ${email},
          ${JSON.stringify(withoutNulls(profile))}, ${passwordHash}, ${now}, ${now})
        ON CONFLICT DO NOTHING`,
  ).run()
  const customer = meta.changes > 0 ? await findByLogin(db, siteId, login) : undefined
  if (!customer) throw loginInUse()
  return customer
}
