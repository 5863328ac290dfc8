import type { CustomerRow } from '../../customers/customer-row.ts'
import { deleteActionTokens } from '../../auth/action-tokens.ts'
import { revokeLogins } from '../../auth/logins.ts'
import { prepare, sql, type Sql } from '../../platform/sql.ts'

/**
 * Deletes an account with all its data, and voids every token. Orders stay, as the law requires,
 * but without their customer.
 */
export async function deleteCustomer(
  db: D1Database,
  { customerId, siteId, login, email }: CustomerRow,
) {
  const own = sql`customer_id = ${customerId}`
  const statements = [
    sql`DELETE FROM product_list_items
        WHERE list_id IN (SELECT list_id FROM product_lists WHERE ${own})`,
    sql`DELETE FROM product_lists WHERE ${own}`,
    sql`DELETE FROM customer_addresses WHERE ${own}`,
    sql`DELETE FROM customer_payment_instruments WHERE ${own}`,
    sql`DELETE FROM customer_payment_references WHERE ${own}`,
    sql`DELETE FROM external_profiles WHERE ${own}`,
    sql`DELETE FROM slas_passkeys WHERE ${own}`,
    sql`DELETE FROM consents WHERE ${own}`,
    sql`DELETE FROM loyalty_updates WHERE ${own}`,
    sql`DELETE FROM auto_refreshes WHERE ${own}`,
    sql`DELETE FROM loyalty_points WHERE member = ${customerId}`,
    sql`DELETE FROM loyalty_rewards WHERE member = ${customerId}`,
    sql`DELETE FROM loyalty_accounts WHERE site_id = ${siteId} AND email = ${email.toLowerCase()}`,
    sql`DELETE FROM email_subscriptions
        WHERE site_id = ${siteId} AND email = ${email.toLowerCase()}`,
    orderUnlinking(customerId),
    ...revokeLogins(customerId),
    deleteActionTokens(siteId, login),
    sql`DELETE FROM customers WHERE ${own}`,
  ]
  await db.batch(statements.map((statement) => prepare(db, statement)))
}

/** The customer id of orders whose account is deleted. No customer has this id. */
const NOBODY = 'deleted'

/** Unlinks a customer's orders, so that no account lists them. */
const orderUnlinking = (customerId: string): Sql =>
  sql`UPDATE orders SET customer_id = ${NOBODY} WHERE customer_id = ${customerId}`
