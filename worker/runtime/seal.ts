import { fromBase64Url, toBase64Url } from './base64-url.ts'

/** A 256-bit key in base64url, with a public id. */
export interface SealKey {
  id: string
  key: string
}

/** The purpose and site of a sealed text. It cannot be opened for any other. */
export interface SealScope {
  purpose: string
  site: string
}

export interface Opened {
  text: string
  /** Sealed with a key that is no longer used for sealing. */
  isOld: boolean
}

const VERSION = '1'
const IV_BYTES = 12
/** Small enough for a sealed cookie with its name: browsers drop cookies above 4,096 bytes. */
const MAX_PAYLOAD_BYTES = 3_000
/** The length of a cookie tells no more of its content than in which of these steps it lies. */
const STEP_BYTES = 256
const SPACE = 0x20
const MAX_SEALED_CHARACTERS = 4_096
const SEALED = new RegExp(`^${VERSION}\\.([\\w-]{1,16})\\.([\\w-]{1,${MAX_SEALED_CHARACTERS}})$`)

/**
 * Encrypts JSON with AES-256-GCM and the first key, padded to a multiple of 256 bytes, or to the most that a cookie
 * holds. Null if there is no key, or if the text is too long for a cookie.
 */
export async function seal(
  keys: readonly SealKey[],
  scope: SealScope,
  text: string,
): Promise<string | null> {
  const bytes = new TextEncoder().encode(text)
  const [first] = keys
  if (!first || bytes.byteLength > MAX_PAYLOAD_BYTES) return null

  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const payload = padded(bytes)
  const sealed = await crypto.subtle.encrypt(algorithm(iv, scope), await cryptoKey(first), payload)
  return `${VERSION}.${first.id}.${toBase64Url(concatenated(iv, new Uint8Array(sealed)))}`
}

/** Null unless the text was sealed with one of these keys for this scope, and is unchanged. */
export async function open(
  keys: readonly SealKey[],
  scope: SealScope,
  sealed: string,
): Promise<Opened | null> {
  const [, id, encoded = ''] = SEALED.exec(sealed) ?? []
  const key = keys.find((known) => known.id === id)
  if (!key) return null
  try {
    const bytes = fromBase64Url(encoded)
    // The last character has bits that count for nothing, so several texts would mean the same bytes.
    if (toBase64Url(bytes) !== encoded) return null
    const iv = bytes.slice(0, IV_BYTES)
    const payload = bytes.slice(IV_BYTES)
    const text = await crypto.subtle.decrypt(algorithm(iv, scope), await cryptoKey(key), payload)
    return { text: new TextDecoder().decode(text).trimEnd(), isOld: key !== keys[0] }
  } catch {
    // All failures look the same, so that an attacker learns nothing from them.
    return null
  }
}

/** With spaces, which JSON ignores: a worker that knows no padding reads it as well. */
function padded(bytes: Uint8Array) {
  const length = Math.ceil(bytes.byteLength / STEP_BYTES) * STEP_BYTES
  const payload = new Uint8Array(Math.min(length, MAX_PAYLOAD_BYTES)).fill(SPACE)
  payload.set(bytes)
  return payload
}

const algorithm = (iv: Uint8Array<ArrayBuffer>, { purpose, site }: SealScope) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(JSON.stringify([VERSION, purpose, site])),
})

const imported = new WeakMap<SealKey, CryptoKey>()

async function cryptoKey(key: SealKey): Promise<CryptoKey> {
  const known = imported.get(key)
  if (known) return known
  const made = await crypto.subtle.importKey('raw', fromBase64Url(key.key), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ])
  imported.set(key, made)
  return made
}

function concatenated(one: Uint8Array, other: Uint8Array) {
  const both = new Uint8Array(one.byteLength + other.byteLength)
  both.set(one)
  both.set(other, one.byteLength)
  return both
}
