import * as v from 'valibot'

import { sha256, toHex } from '../platform/hex.ts'
import { prepare, sql, type Sql } from '../platform/sql.ts'
import { normalizeLogin } from '../auth/email-rules.ts'

const Profile = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

const CustomerRow = v.pipe(
  v.object({
    number: v.number(),
    customer_id: v.string(),
    site_id: v.string(),
    login: v.string(),
    email: v.string(),
    profile: Profile,
    password_hash: v.nullable(v.string()),
    created_at: v.number(),
    last_modified: v.number(),
    last_login_at: v.nullable(v.number()),
    previous_login_at: v.nullable(v.number()),
  }),
  v.transform((row) => ({
    number: row.number,
    customerId: row.customer_id,
    siteId: row.site_id,
    login: row.login,
    email: row.email,
    profile: row.profile,
    passwordHash: row.password_hash,
    createdAt: row.created_at,
    lastModified: row.last_modified,
    lastLoginAt: row.last_login_at,
    previousLoginAt: row.previous_login_at,
  })),
)
export type CustomerRow = v.InferOutput<typeof CustomerRow>

/** The eight-digit customer number. */
export const formatCustomerNo = ({ number }: CustomerRow) => String(number).padStart(8, '0')

/** The full name, such as "Ana Ruiz", as far as it is known. */
export const formatFullName = ({ profile }: CustomerRow) =>
  [profile['firstName'], profile['lastName']].filter((name) => typeof name === 'string').join(' ')

export const findCustomer = (db: D1Database, customerId: string) =>
  customerWhere(db, sql`customer_id = ${customerId}`)

export const findByLogin = (db: D1Database, siteId: string, login: string) =>
  customerWhere(db, sql`site_id = ${siteId} AND login = ${normalizeLogin(login)}`)

async function customerWhere(db: D1Database, condition: Sql): Promise<CustomerRow | undefined> {
  const row = await prepare(db, sql`SELECT * FROM customers WHERE ${condition}`).first()
  return row === null ? undefined : v.parse(CustomerRow, row)
}

/** Stores the time of a sign-in, and the one before it. */
export const recordLogin = (db: D1Database, customerId: string, now: number) =>
  prepare(
    db,
    sql`UPDATE customers SET previous_login_at = last_login_at, last_login_at = ${now}
        WHERE customer_id = ${customerId}`,
  ).run()

const isoOrNone = (name: string, at: number | null) =>
  at === null ? {} : { [name]: new Date(at).toISOString() }

/** SCAPI's Customer, without its expansions. */
export async function customerResponse(customer: CustomerRow) {
  const { lastLoginAt, previousLoginAt } = customer
  return {
    authType: 'registered',
    customerId: customer.customerId,
    customerNo: formatCustomerNo(customer),
    login: customer.login,
    hashedLogin: toHex(await sha256(customer.login)),
    email: customer.email,
    c_emailHash: toHex(await sha256(customer.email.toLowerCase())),
    enabled: true,
    emailVerified: false,
    hasPassword: customer.passwordHash !== null,
    creationDate: new Date(customer.createdAt).toISOString(),
    lastModified: new Date(customer.lastModified).toISOString(),
    ...isoOrNone('lastLoginTime', lastLoginAt),
    ...isoOrNone('lastVisitTime', lastLoginAt),
    ...isoOrNone('previousLoginTime', previousLoginAt),
    ...isoOrNone('previousVisitTime', previousLoginAt),
    ...customer.profile,
  }
}
