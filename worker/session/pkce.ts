import { toBase64Url } from '../runtime/base64-url.ts'

const VERIFIER_BYTES = 96

/** A random code verifier of 128 characters, and its S256 challenge (RFC 7636). */
export async function createPkce() {
  const verifier = toBase64Url(crypto.getRandomValues(new Uint8Array(VERIFIER_BYTES)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return { verifier, challenge: toBase64Url(new Uint8Array(digest)) }
}
