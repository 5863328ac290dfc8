import { sha256 } from '../platform/hex.ts'
import { profile } from '../profiles/current.ts'
import { basicCredentials, type Credentials, parseCredentials } from './credentials.ts'

/** A single-page application: no secret, PKCE instead. */
export const PUBLIC_CLIENT_ID = '11111111-1111-4111-8111-111111111111'

/** A backend that keeps a secret, such as the storefront's worker. */
export const PRIVATE_CLIENT_ID = '22222222-2222-4222-8222-222222222222'

/** A local default that protects nothing: the service only listens on this machine. */
const LOCAL_PRIVATE_CLIENT_SECRET = 'sandbox-private-client-secret'

/** The bearer token of the retailer's own back office. It works only with this service. */
export const ACCOUNT_MANAGER = 'sandbox-account-manager'

/** Part of the API description; `isRegisteredRedirect` is the rule. */
export const redirectUris = [
  'http://127.0.0.1:*/*',
  'http://localhost:*/*',
  'http://*.localhost:*/*',
]

export const scopes = [
  'sfcc.shopper-products',
  'sfcc.shopper-availability',
  'sfcc.shopper-delivery-estimates',
  'sfcc.shopper-categories',
  'sfcc.shopper-product-search',
  'sfcc.shopper-promotions',
  'sfcc.shopper-stores',
  'sfcc.shopper-seo',
  'sfcc.shopper-context.rw',
  'sfcc.shopper-gift-certificates',
  'sfcc.shopper-baskets-orders.rw',
  'sfcc.shopper-customers.login',
  'sfcc.shopper-customers.register',
  'sfcc.shopper-myaccount.rw',
  'sfcc.shopper-productlists',
  'sfcc.shopper-configurations',
  'sfcc.shopper-consents.rw',
  'sfcc.shopper-experience',
  'c_storefront',
] as const

/** The scopes that both clients have on this instance: only custom APIs have a separate one. */
export const grantedScopes = scopes.filter(
  (scope) => profile.hasCustomApis || !scope.startsWith('c_'),
)

/** The characters of a header, without the backslash. A URL parser would accept both it and line breaks. */
const ADDRESS = /^[!-[\]-~]{1,256}$/

/** Any loopback address is registered, on any port and path. */
export function isRegisteredRedirect(uri: string): boolean {
  if (!ADDRESS.test(uri) || !URL.canParse(uri)) return false
  const { protocol, hostname, username, password, hash } = new URL(uri)
  return (
    protocol === 'http:' &&
    (hostname === '127.0.0.1' || /(^|\.)localhost$/.test(hostname)) &&
    username + password + hash === ''
  )
}

export const isClient = (id: string) => id === PUBLIC_CLIENT_ID || id === PRIVATE_CLIENT_ID

/** Whether the header holds client credentials rather than a shopper's token. */
export const isBasic = (authorization: string | undefined) => /^Basic /i.test(authorization ?? '')

/** Whether a Basic header names the private client and its secret. */
export const isPrivateClient = (authorization: string | undefined) =>
  isPrivatePair(basicCredentials(authorization))

/** The same for a header that holds the credentials alone, without `Basic`. */
export const isPrivateClientPair = (encoded: string) => isPrivatePair(parseCredentials(encoded))

async function isPrivatePair(pair: Credentials | undefined): Promise<boolean> {
  const isSecret = await isSameSecret(pair?.password ?? '', LOCAL_PRIVATE_CLIENT_SECRET)
  return isSecret && pair?.name === PRIVATE_CLIENT_ID
}

/** Compares digests in constant time. */
export async function isSameSecret(given: string, expected: string): Promise<boolean> {
  const [a, b] = await Promise.all([sha256(given), sha256(expected)])
  return a.reduce((seen, byte, at) => seen | (byte ^ (b[at] ?? 0)), 0) === 0
}
