import { sql, type Sql } from '../platform/sql.ts'

/** Who has deleted their account. No customer has this id. */
const NOBODY = 'deleted'

/** The orders of a customer, which nobody finds in an account any longer. */
export const orderUnlinking = (customerId: string): Sql =>
  sql`UPDATE orders SET customer_id = ${NOBODY} WHERE customer_id = ${customerId}`
