import { deploy } from 'virtual:deploy'

import { placeholderOf } from './placeholder.ts'

/** What every document of this deploy holds in the place of a nonce. */
export const noncePlaceholder = placeholderOf(deploy.noncePlaceholder)

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A fresh nonce of 6 random bits a character, as long as its placeholder (far beyond 128 bits). */
export function createNonce() {
  const random = crypto.getRandomValues(new Uint8Array(noncePlaceholder.bytes.length))
  let nonce = ''
  for (const byte of random) nonce += ALPHABET[byte & 63] ?? ''
  return nonce
}
