import { isSameSecret } from '../auth/clients.ts'

/** The shop that accepts the cards. */
export const MERCHANT_ID = 'sandbox-shop'

/** A local default that protects nothing: the provider only listens on this machine. */
const LOCAL_PAYMENT_SECRET = 'sandbox-payment-secret'

/**
 * Any loopback origin is registered: it may frame the field, and the page may redirect back to it.
 */
export function isRegisteredOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, hostname, origin: normal } = new URL(origin)
  return (
    (protocol === 'http:' || protocol === 'https:') &&
    (hostname === '127.0.0.1' || hostname === 'localhost') &&
    normal === origin
  )
}

/** An address on a registered origin, without credentials or a fragment. */
export function registeredUrl(address: string): URL | null {
  // Parsing would drop a line break and lead to a different address.
  if (/[\s\p{Cc}]/u.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  const isPlain = url.username + url.password + url.hash === ''
  return isPlain && isRegisteredOrigin(url.origin) ? url : null
}

/** Whether a header carries the merchant's secret. */
export const isMerchant = (authorization: string | undefined) =>
  isSameSecret(authorization ?? '', `Bearer ${LOCAL_PAYMENT_SECRET}`)
