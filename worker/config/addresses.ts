import * as v from 'valibot'

/** The origin of an address, or the address itself if it is none. */
export const originOf = (address: string) =>
  URL.canParse(address) ? new URL(address).origin : address

const LOCAL_NAME = /^(?:localhost|.+\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/
/** Names within a network. Every public name has a dot. */
const PRIVATE_NAME = /^[^.]+$|\.(?:localhost|local|internal|lan|home\.arpa)$/
/** IPv4 addresses that are not public (RFC 6890). */
const PRIVATE_V4 =
  /^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.(?=[\d.]+$)/
/** Global unicast (RFC 4291). */
const PUBLIC_V6 = /^\[[23]/

const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : ''

const isPublicHost = (host: string) =>
  host.startsWith('[') ? PUBLIC_V6.test(host) : !PRIVATE_NAME.test(host) && !PRIVATE_V4.test(host)

const isPublic = (address: string) =>
  address.startsWith('https://') && isPublicHost(hostOf(address))

const isSecureOrLocal = (address: string) =>
  address.startsWith('https://') || LOCAL_NAME.test(hostOf(address))

/** Schemas for variables that say where something is. In production nothing is on this machine or in a private network. */
export function addressSchemas(environment: string | undefined) {
  const isProduction = environment === 'production'
  const isAllowed = v.check(
    isProduction ? isPublic : isSecureOrLocal,
    isProduction ? 'is not a public https address' : 'must be https, or http on this machine',
  )
  const isAllowedHost = v.check(
    (host: string) => !isProduction || isPublic(`https://${host}`),
    'is not a public host',
  )
  const origin = v.pipe(
    v.string('is missing'),
    v.trim(),
    v.transform((text) => text.replace(/\/$/, '')),
    v.check((text) => URL.canParse(text) && new URL(text).origin === text, 'is not an origin'),
    isAllowed,
  )
  return {
    origin,
    /** Origins, separated by commas. */
    origins: v.pipe(v.string(), v.transform(partsOf), v.array(origin)),
    /** An origin with or without a path. */
    source: v.pipe(
      v.string(),
      v.trim(),
      v.transform((text) => text.replace(/\/+$/, '')),
      v.check(
        (text) => URL.canParse(text) && new URL(text).href.replace(/\/$/, '') === text,
        'is not an address',
      ),
      v.check((text) => !/[?#]/.test(text), 'must have no query'),
      isAllowed,
    ),
    /** A complete address, which may have a query. */
    address: v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => URL.canParse(text) && !text.includes('#'), 'is not an address'),
      isAllowed,
    ),
    domain: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'is not a domain'),
      isAllowedHost,
    ),
    /** Hosts without scheme and path, separated by commas. */
    hosts: v.pipe(
      v.string(),
      v.transform(partsOf),
      v.array(
        v.pipe(
          v.string(),
          v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/, 'has an invalid host'),
          isAllowedHost,
        ),
      ),
    ),
  }
}

const partsOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
