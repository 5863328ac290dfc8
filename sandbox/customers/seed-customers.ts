import * as v from 'valibot'

import { passwordOfSeeds, seedCustomerId } from '../catalog/customers/customers.ts'
import type { SeedCustomer } from '../catalog/customers/customers-loyalty.ts'
import { profile } from '../profiles/current.ts'
import type { SiteId } from '../platform/site.ts'
import { sites } from '../sites/sites.ts'
import { hashToken } from '../payments/tokens.ts'
import { prepare, parseRows, sql, type Sql } from '../platform/sql.ts'
import { hashPassword } from './passwords.ts'

const SEEDED_AT = Date.parse('2026-03-01T09:00:00Z')

const HashRow = v.object({ customer_id: v.string(), seeded_password_hash: v.string() })

/**
 * Resets the test customers and their data, and deletes all others. With `anew`, their passwords
 * are hashed again.
 */
export async function seedCustomers(db: D1Database, { anew: rehash }: { anew: boolean }) {
  const hashes = rehash ? new Map<string, string>() : await storedHashes(db)
  const statements = [...deleteCustomers]
  for (const [siteIndex, site] of sites.entries()) {
    for (const [index, customer] of profile.customers.entries()) {
      const customerId = seedCustomerId(customer.name, site.id)
      const hash = hashes.get(customerId) ?? (await hashPassword(passwordOfSeeds))
      const number = (siteIndex + 1) * 1000 + index
      statements.push(...customerStatements(customer, { siteId: site.id, number, hash }))
      if (customer.hasCard) statements.push(await cardAtProvider(customerId, number, customer))
    }
  }
  await db.batch(statements.map((statement) => prepare(db, statement)))
}

async function storedHashes(db: D1Database) {
  const statement = sql`SELECT customer_id, seeded_password_hash FROM customers
    WHERE seeded_password_hash IS NOT NULL`
  const rows = parseRows(HashRow, await prepare(db, statement).all())
  return new Map(rows.map((row) => [row.customer_id, row.seeded_password_hash]))
}

const deleteCustomers: Sql[] = [
  sql`DELETE FROM customers`,
  sql`DELETE FROM customer_addresses`,
  sql`DELETE FROM customer_payment_instruments`,
  sql`DELETE FROM customer_payment_references`,
  sql`DELETE FROM kept_cards`,
  sql`DELETE FROM product_lists`,
  sql`DELETE FROM product_list_items`,
  sql`DELETE FROM external_profiles`,
  sql`DELETE FROM slas_logins`,
  sql`DELETE FROM slas_refresh_tokens WHERE login_id IS NOT NULL`,
  sql`DELETE FROM slas_codes WHERE customer_id IS NOT NULL`,
  sql`DELETE FROM slas_login_attempts`,
  sql`DELETE FROM slas_request_counts`,
  sql`DELETE FROM slas_passkeys`,
  sql`DELETE FROM slas_passkey_challenges`,
  sql`DELETE FROM slas_agent_tickets`,
  sql`DELETE FROM slas_action_tokens`,
]

interface Account {
  siteId: SiteId
  number: number
  hash: string
}

function customerStatements(customer: SeedCustomer, { siteId, number, hash }: Account): Sql[] {
  const { login, firstName, lastName } = customer
  const addresses = customer.addresses === 'own' ? profile.addresses[siteId] : undefined
  const customerId = seedCustomerId(customer.name, siteId)
  const names = firstName === null ? {} : { firstName, lastName }
  const written = JSON.stringify({ ...names, ...customer.profile })
  return [
    sql`INSERT INTO customers (number, customer_id, site_id, login, email, profile, password_hash,
          created_at, last_modified, seeded_password_hash)
        VALUES (${number}, ${customerId}, ${siteId}, ${login}, ${login}, ${written}, ${hash},
          ${SEEDED_AT}, ${SEEDED_AT}, ${hash})`,
    ...(addresses ?? []).map(
      ({ addressId, fields }, index) =>
        sql`INSERT INTO customer_addresses
            (customer_id, address_id, preferred, fields, created_at, last_modified)
            VALUES (${customerId}, ${addressId}, ${index === 0 ? 1 : 0}, ${JSON.stringify(fields)},
              ${SEEDED_AT + index}, ${SEEDED_AT + index})`,
    ),
    ...(customer.hasCard ? [card(customerId, `${firstName} ${lastName}`)] : []),
    ...(customer.wishes === null ? [] : wishList(customerId, siteId, customer.wishes)),
  ]
}

function card(customerId: string, holder: string): Sql {
  const fields = {
    paymentMethodId: 'CREDIT_CARD',
    paymentCard: {
      cardType: 'Visa',
      holder,
      maskedNumber: '************1111',
      numberLastDigits: '1111',
      expirationMonth: 12,
      expirationYear: 2030,
      creditCardToken: getCardToken(customerId),
    },
    custom: {},
  }
  return sql`INSERT INTO customer_payment_instruments
    (instrument_id, customer_id, is_default, fields, created_at, last_modified)
    VALUES (${`pi${customerId.slice(2)}`}, ${customerId}, 1, ${JSON.stringify(fields)},
      ${SEEDED_AT}, ${SEEDED_AT})`
}

const getCardToken = (customerId: string) => `kept_${customerId}`

/** The same card at the payment provider, so that it can pay. */
async function cardAtProvider(
  customerId: string,
  number: number,
  { firstName, lastName }: SeedCustomer,
): Promise<Sql> {
  return sql`INSERT INTO kept_cards
    (number, token_hash, brand, holder, last_digits, expiration_month, expiration_year, outcome)
    VALUES (${number}, ${await hashToken(getCardToken(customerId))}, 'Visa',
      ${`${firstName} ${lastName}`}, '1111', 12, 2030, 'approved')`
}

/** The first ordinary products of the site, by id. */
function wishList(customerId: string, siteId: SiteId, wishes: number): Sql[] {
  const listId = `wl${customerId.slice(2)}`
  return [
    sql`INSERT INTO product_lists
          (list_id, site_id, customer_id, type, public, fields, created_at, last_modified)
        VALUES (${listId}, ${siteId}, ${customerId}, 'wish_list', 0, '{}', ${SEEDED_AT}, ${SEEDED_AT})`,
    sql`INSERT INTO product_list_items
          (item_id, list_id, type, product_id, quantity, priority, public, custom)
        SELECT 'wi' || substr(${customerId}, 3, 14) || product_id, ${listId}, 'product', product_id,
          1, 1, 1, '{}' FROM listings
        WHERE site_id = ${siteId} AND orderable = 1 AND product_id GLOB ${profile.wishes}
        ORDER BY product_id LIMIT ${wishes}`,
  ]
}
