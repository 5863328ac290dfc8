import type { Config } from '../config/env.ts'
import { fromBase64Url } from '../runtime/base64-url.ts'
import type { SealKey } from '../runtime/seal.ts'

/** Keys for hashes, each derived from the key that seals sessions. */
const derived = new WeakMap<SealKey, Promise<CryptoKey>>()

/** A hash that cannot be made, or guessed, without the shop's key. */
export async function hashOf({ session }: Pick<Config, 'session'>, text: string): Promise<string> {
  const [key] = session.keys
  if (!key) throw new Error('there is no key')
  const derivation = derived.get(key) ?? derive(key)
  derived.set(key, derivation)
  const bytes = new TextEncoder().encode(text)
  return hex(await crypto.subtle.sign('HMAC', await derivation, bytes))
}

async function derive({ key }: SealKey): Promise<CryptoKey> {
  const bytes = fromBase64Url(key)
  const material = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: new Uint8Array(),
      info: new TextEncoder().encode('attempts'),
    },
    material,
    { name: 'HMAC', hash: 'SHA-256', length: 256 },
    false,
    ['sign'],
  )
}

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
