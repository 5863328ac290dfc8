import { exportJWK, generateKeyPair, importJWK } from 'jose'
import * as v from 'valibot'

export const KEY_ID = 'SLAS'

interface SigningKey {
  privateKey: CryptoKey
  publicKey: CryptoKey
  publicJwk: {
    kty: string
    crv: string
    x: string
    y: string
    use: 'sig'
    kid: string
    alg: 'ES256'
  }
}

const PrivateJwk = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
  d: v.string(),
})

let cached: SigningKey | undefined

/** The service's only ES256 key, created on first use and stored in the database. */
export async function signingKey(db: D1Database): Promise<SigningKey> {
  cached ??= await importKey(await storedJwk(db))
  return cached
}

async function storedJwk(db: D1Database): Promise<string> {
  const stored = await readJwk(db)
  if (stored !== null) return stored

  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const made = JSON.stringify(await exportJWK(privateKey))
  await db
    .prepare('INSERT OR IGNORE INTO slas_keys (kid, private_jwk) VALUES (?1, ?2)')
    .bind(KEY_ID, made)
    .run()

  // Two parallel first requests may each create a key; both must use the stored one.
  return (await readJwk(db)) ?? made
}

const readJwk = (db: D1Database) =>
  db
    .prepare('SELECT private_jwk FROM slas_keys WHERE kid = ?1')
    .bind(KEY_ID)
    .first<string>('private_jwk')

async function importKey(stored: string): Promise<SigningKey> {
  const { d, ...publicPart } = v.parse(v.pipe(v.string(), v.parseJson(), PrivateJwk), stored)
  return {
    privateKey: await asKey({ ...publicPart, d }),
    publicKey: await asKey(publicPart),
    publicJwk: { ...publicPart, use: 'sig', kid: KEY_ID, alg: 'ES256' },
  }
}

async function asKey(jwk: { kty: 'EC'; crv: 'P-256'; x: string; y: string; d?: string }) {
  const key = await importJWK(jwk, 'ES256')
  if (key instanceof Uint8Array) throw new TypeError('An EC key cannot be symmetric.')
  return key
}
