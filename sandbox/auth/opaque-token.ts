import { sha256 } from '../platform/hex.ts'

/** The S256 transformation of PKCE. Codes and refresh tokens are stored in this form, too. */
export const sha256Base64Url = async (text: string) => base64Url(await sha256(text))

/** A token of 256 random bits. */
export const randomToken = () => base64Url(crypto.getRandomValues(new Uint8Array(32)))

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const CUSTOMER_ID_ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** 26 letters and digits, like the platform's customer ids. */
export function newCustomerId() {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  const letters = Array.from(
    bytes,
    (byte) => CUSTOMER_ID_ALPHABET[byte % CUSTOMER_ID_ALPHABET.length],
  )
  return `ab${letters.join('')}`
}
