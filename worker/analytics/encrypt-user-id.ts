import { toBase64Url } from '../runtime/base64-url.ts'
import type { Config } from '../config/env.ts'

const IV_BYTES = 12

const keysBySecret = new Map<string, Promise<Keys>>()

interface Keys {
  sign: CryptoKey
  encrypt: CryptoKey
}

/**
 * Encrypts a customer's id, always to the same text, so that the service can connect a customer's activities: the
 * initialization vector is a keyed hash of the id instead of random.
 */
export async function encryptUserId(
  { commerce: { clientSecret } }: Pick<Config, 'commerce'>,
  customerId: string,
): Promise<string> {
  const deriving = keysBySecret.get(clientSecret) ?? deriveKeys(clientSecret)
  keysBySecret.set(clientSecret, deriving)
  const keys = await deriving
  const bytes = new TextEncoder().encode(customerId)
  const hash = await crypto.subtle.sign('HMAC', keys.sign, bytes)
  const iv = new Uint8Array(hash, 0, IV_BYTES)
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, keys.encrypt, bytes)
  return toBase64Url(new Uint8Array([...iv, ...new Uint8Array(encrypted)]))
}

async function deriveKeys(secret: string): Promise<Keys> {
  const bytes = new TextEncoder().encode(secret)
  const material = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey'])
  const from = (purpose: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: new TextEncoder().encode(`user-id.${purpose}`),
  })
  const [sign, encrypt] = await Promise.all([
    crypto.subtle.deriveKey(
      from('sign'),
      material,
      { name: 'HMAC', hash: 'SHA-256', length: 256 },
      false,
      ['sign'],
    ),
    crypto.subtle.deriveKey(from('encrypt'), material, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
    ]),
  ])
  return { sign, encrypt }
}
