import { base64url } from 'jose'
import * as v from 'valibot'

import { prepare, parseRows, sql } from '../../platform/sql.ts'
import { sha256Base64Url } from '../../auth/opaque-token.ts'

const PasskeyRow = v.pipe(
  v.object({
    number: v.number(),
    credential_id: v.string(),
    customer_id: v.string(),
    nick_name: v.nullable(v.string()),
    public_key: v.string(),
    sign_count: v.number(),
  }),
  v.transform((row) => ({
    number: row.number,
    credentialId: row.credential_id,
    customerId: row.customer_id,
    nickName: row.nick_name,
    publicKey: row.public_key,
    signCount: row.sign_count,
  })),
)
export type Passkey = v.InferOutput<typeof PasskeyRow>

/** The id by which an authenticator knows a customer. It does not reveal the customer. */
export const toUserHandle = (customerId: string) => sha256Base64Url(`passkey of ${customerId}`)

/** @returns false if a passkey with this id exists */
export async function addPasskey(
  db: D1Database,
  passkey: Omit<Passkey, 'number'>,
  now: number,
): Promise<boolean> {
  const { meta } = await prepare(
    db,
    sql`INSERT OR IGNORE INTO slas_passkeys
          (credential_id, customer_id, nick_name, public_key, sign_count, created_at)
        VALUES (${passkey.credentialId}, ${passkey.customerId}, ${passkey.nickName},
          ${passkey.publicKey}, ${passkey.signCount}, ${now})`,
  ).run()
  return meta.changes > 0
}

export async function readPasskeys(db: D1Database, customerId: string) {
  const statement = sql`SELECT * FROM slas_passkeys WHERE customer_id = ${customerId}
    ORDER BY number`
  return parseRows(PasskeyRow, await prepare(db, statement).all())
}

export async function findPasskey(db: D1Database, credentialId: string) {
  const statement = sql`SELECT * FROM slas_passkeys WHERE credential_id = ${credentialId}`
  const row = await prepare(db, statement).first()
  return row === null ? undefined : v.parse(PasskeyRow, row)
}

/**
 * Stores how often a passkey has signed.
 * @returns false if the count has not increased, which means that the passkey was copied
 */
export async function countSignature(db: D1Database, { number }: Passkey, signCount: number) {
  const { meta } = await prepare(
    db,
    sql`UPDATE slas_passkeys SET sign_count = ${signCount} WHERE number = ${number}
        AND (sign_count < ${signCount} OR (sign_count = 0 AND ${signCount} = 0))`,
  ).run()
  return meta.changes > 0
}

/**
 * Deletes a customer's passkeys, or the one with the given id.
 * @returns how many were deleted
 */
export async function removePasskeys(db: D1Database, customerId: string, credentialId?: string) {
  const which = credentialId === undefined ? sql`TRUE` : sql`credential_id = ${credentialId}`
  const statement = sql`DELETE FROM slas_passkeys WHERE customer_id = ${customerId} AND ${which}`
  const { meta } = await prepare(db, statement).run()
  return meta.changes
}

export const toCredentialId = (bytes: Uint8Array) => base64url.encode(bytes)
