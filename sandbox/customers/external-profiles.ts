import * as v from 'valibot'

import type { SiteId } from '../platform/site.ts'
import { badRequest } from '../platform/problems.ts'
import { prepare, sql } from '../platform/sql.ts'
import { loginInUse } from './customer-problems.ts'
import { findCustomer } from './customer-row.ts'
import { fitsIntoToken, MAX_LOGIN_CHARACTERS } from '../auth/email-rules.ts'
import { registerCustomer } from './register-customer.ts'

/** A shopper's identity at an external provider. */
interface ExternalKey {
  siteId: SiteId
  authenticationProviderId: string
  externalId: string
}

interface ExternalBody {
  authenticationProviderId: string
  externalId: string
  email?: string
  firstName?: string
  lastName?: string
}

const KeyRow = v.object({ customer_id: v.string() })

export async function findExternalProfile(db: D1Database, key: ExternalKey) {
  const { siteId, authenticationProviderId, externalId } = key
  const row = await prepare(
    db,
    sql`SELECT customer_id FROM external_profiles WHERE site_id = ${siteId}
        AND provider_id = ${authenticationProviderId} AND external_id = ${externalId}`,
  ).first()
  const customer = row && (await findCustomer(db, v.parse(KeyRow, row).customer_id))
  if (!customer) return undefined
  const { firstName, lastName } = customer.profile
  return {
    customerId: customer.customerId,
    authenticationProviderId,
    externalId,
    email: customer.email,
    firstName,
    lastName,
  }
}

/**
 * Creates an account without a password.
 * @throws ProblemError if the profile exists already or the name is too long for a login.
 */
export async function createExternalProfile(
  db: D1Database,
  siteId: SiteId,
  body: ExternalBody,
  now: number,
) {
  const { authenticationProviderId, externalId, email = '', firstName, lastName } = body
  const key = { siteId, authenticationProviderId, externalId }
  if (await findExternalProfile(db, key)) throw loginInUse()
  const login = email === '' ? `${externalId}@${authenticationProviderId}` : email
  if (!fitsIntoToken(login)) {
    throw badRequest(`A login has at most ${MAX_LOGIN_CHARACTERS} characters.`, {
      parameter: email === '' ? 'externalId' : 'email',
    })
  }
  const made = { siteId, login, email, profile: { firstName, lastName }, passwordHash: null }
  const { customerId } = await registerCustomer(db, made, now)
  await prepare(
    db,
    sql`INSERT OR IGNORE INTO external_profiles (site_id, provider_id, external_id, customer_id)
        VALUES (${siteId}, ${authenticationProviderId}, ${externalId}, ${customerId})`,
  ).run()
  return { ...body, customerId }
}
