/** KV rejects keys above 512 bytes. A longer key is stored under its hash. */
const LONGEST_NAME = 480

const SEPARATORS = /[%|]/g
const encoder = new TextEncoder()

/** The key in the form that operators use for a purge: `slots|us|en-US|home-1`. */
export function publicKey(name: string, parts: readonly string[]): string {
  let key = name
  for (const part of parts) key += `|${part.search(SEPARATORS) < 0 ? part : escape(part)}`
  return key
}

/** The tag that only this key has. It is the same in every deploy. */
export const keyTag = (key: string) => `key|${key}`

/** A name that KV accepts. In theory two long keys could share one, so the value contains the full key. */
export async function storedName(key: string): Promise<string> {
  if (key.length <= LONGEST_NAME && encoder.encode(key).byteLength <= LONGEST_NAME) return key
  return `sha256|${await sha256(key)}`
}

export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? encoder.encode(content) : content
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A short text that differs for different texts. Not for secrets. */
export const fingerprint = (text: string) =>
  [1, 2].map((seed) => Math.floor(hashToUnit(text, 0, seed) * 2 ** 32).toString(36)).join('')

/** A pseudo-random number in [0, 1) that is always the same for one key, time and seed (FNV-1a). */
export function hashToUnit(key: string, at: number, seed: number): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0
  const text = `${at}|${key}`
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  }
  // Similar keys differ only in their last bytes; one more round spreads the difference over all bits.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}

const escape = (part: string) =>
  part.replace(SEPARATORS, (separator) => (separator === '%' ? '%25' : '%7C'))
