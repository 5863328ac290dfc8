/** 256 bits, in base64url, under an id that may be seen. */
export interface SealKey {
  id: string
  key: string
}

/** What a sealed text is good for; opened for anything else it is nothing. */
export interface SealScope {
  purpose: string
  site: string
}

export interface Opened {
  text: string
  /** By a key that no longer seals. */
  isOld: boolean
}

const VERSION = '1'
const IV_BYTES = 12
/** Sealed and named, a browser still keeps it: it drops cookies above 4,096 bytes. */
const MAX_PAYLOAD_BYTES = 3_000
const MAX_SEALED_CHARACTERS = 4_096
const SEALED = new RegExp(`^${VERSION}\\.([\\w-]{1,16})\\.([\\w-]{1,${MAX_SEALED_CHARACTERS}})$`)

/** AES-256-GCM under the first key. Null when there is none, or more text than a cookie holds. */
export async function seal(
  keys: readonly SealKey[],
  scope: SealScope,
  text: string,
): Promise<string | null> {
  const payload = new TextEncoder().encode(text)
  const [first] = keys
  if (!first || payload.byteLength > MAX_PAYLOAD_BYTES) return null

  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const sealed = await crypto.subtle.encrypt(algorithm(iv, scope), await cryptoKey(first), payload)
  return `${VERSION}.${first.id}.${toBase64Url(concatenated(iv, new Uint8Array(sealed)))}`
}

/** Null for whatever was not sealed by one of these keys, for this scope, and left as it was. */
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
    const iv = bytes.slice(0, IV_BYTES)
    const payload = bytes.slice(IV_BYTES)
    const text = await crypto.subtle.decrypt(algorithm(iv, scope), await cryptoKey(key), payload)
    return { text: new TextDecoder().decode(text), isOld: key !== keys[0] }
  } catch {
    // Whoever made it up learns nothing from how it failed.
    return null
  }
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

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function fromBase64Url(text: string) {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = new Uint8Array(binary.length)
  // By hand: `Uint8Array.from` walks a text by its iterator, forty times as slowly, at every request of a session.
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at)
  return bytes
}
