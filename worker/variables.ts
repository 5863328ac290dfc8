import * as v from 'valibot'

import { SECURE_PREFIX } from '#shared/cookies.ts'
import { SITE_LOCALES } from '#shared/site/site.ts'

import { ENVIRONMENTS, PLACEMENTS } from './env.ts'
import { Experiments } from './experiments.ts'
import type { SealKey } from './session/seal-key.ts'

/** The secrets for local runs. Public environments reject them. */
export const LOCAL_SECRETS = {
  CLIENT_SECRET: 'sandbox-private-client-secret',
  PURGE_SECRET: 'local-purge-secret',
  PREVIEW_SECRET: 'local-preview-secret',
  SESSION_KEYS: 'local:YSBsb2NhbCBzZXNzaW9uIGtleSBmb3IgZXZlcnlvbmU',
  PAYMENT_SECRET: 'sandbox-payment-secret',
  GEOCODING_API_KEY: 'juniper-and-wick-geocoding',
  CAPTCHA_SECRET: 'sandbox-captcha-shop-key',
  SUBSCRIPTIONS_SECRET: 'sandbox-subscription-hash-key',
} as const

/** The origin of an address, or the address itself if it is none. */
export const originOf = (address: string) =>
  URL.canParse(address) ? new URL(address).origin : address

/** Whether an origin is on this machine. */
export const isLoopback = (origin: string) =>
  /^https?:\/\/(localhost|[^/]+\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])(:\d+)?$/.test(origin)

const Origin = v.pipe(
  v.string('is missing'),
  v.trim(),
  v.transform((text) => text.replace(/\/$/, '')),
  v.check((text) => URL.canParse(text) && new URL(text).origin === text, 'is not an origin'),
  v.check(
    (text) => text.startsWith('https://') || isLoopback(text),
    'must be https, or http on this machine',
  ),
)
/** An origin with or without a path. */
const Source = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => text.replace(/\/+$/, '')),
  v.check(
    (text) => URL.canParse(text) && new URL(text).href.replace(/\/$/, '') === text,
    'is not an address',
  ),
  v.check((text) => !/[?#]/.test(text), 'must have no query'),
  v.check(
    (text) => text.startsWith('https://') || isLoopback(originOf(text)),
    'must be https, or http on this machine',
  ),
)
/** The address of a script, which may have a query. */
const Script = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => URL.canParse(text) && !text.includes('#'), 'is not an address'),
  v.check(
    (text) => text.startsWith('https://') || isLoopback(originOf(text)),
    'must be https, or http on this machine',
  ),
)
const Domain = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'is not a domain'),
)
const Name = v.pipe(v.string('is missing'), v.regex(/^[\w.-]{1,100}$/, 'is not a plain name'))
const Placement = v.optional(v.picklist(PLACEMENTS, 'must be path, query or none'), 'path')

const Flag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])], 'must be true or false'),
  v.transform((value) => value === true || value === 'true'),
)

/** `kid:key[,kid:key]`: 32 bytes each, in base64url. */
const SessionKeys = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,16}:[\w-]{43}$/, 'are not kid:base64url'))),
  v.maxLength(2, 'are more than two'),
  v.transform((parts) => parts.map(keyOf)),
  v.check((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, 'share an id'),
)

function keyOf(part: string): SealKey {
  const [id = '', key = ''] = part.split(':')
  return { id, key }
}

const SEARCH_KEYS_PROBLEM = 'must be keys by locale'
const SearchKeys = v.strictObject(
  v.entriesFromList(
    SITE_LOCALES.map(({ locale }) => locale),
    v.optional(v.pipe(v.string(SEARCH_KEYS_PROBLEM), v.nonEmpty(SEARCH_KEYS_PROBLEM))),
  ),
  SEARCH_KEYS_PROBLEM,
)

/** Hosts without scheme and path, separated by commas. */
const Hosts = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((host) => host.trim())
      .filter((host) => host !== ''),
  ),
  v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/, 'has an invalid host'))),
)

/** Origins, separated by commas. */
const Origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').filter((part) => part.trim() !== '')),
  v.array(Origin),
)

/** The variables and secrets that the worker reads, with their defaults. */
export const Variables = v.object({
  ENVIRONMENT: v.picklist(ENVIRONMENTS, `must be one of ${ENVIRONMENTS.join(', ')}`),
  COMMERCE_ORIGIN: v.optional(Origin),
  SLAS_ORIGIN: v.optional(Origin),
  ORGANIZATION_ID: Name,
  CLIENT_ID: Name,
  CLIENT_SECRET: v.optional(v.string()),
  SITE_ID_US: Name,
  SITE_ID_CA: Name,
  LIST_PRICE_BOOK_US: v.optional(Name, 'usd-list-prices'),
  LIST_PRICE_BOOK_CA: v.optional(Name, 'cad-list-prices'),
  IMAGE_ORIGIN: v.optional(Origin),
  IMAGE_SOURCE: v.optional(Source),
  VIDEO_ORIGIN: v.optional(Origin),
  PUBLIC_ORIGIN: Origin,
  PURGE_SECRET: v.optional(v.string()),
  PREVIEW_SECRET: v.optional(v.string()),
  /** The origins of the pages that may frame `/radial-iframe`. */
  FRAME_ANCESTORS: v.optional(Origins, ''),
  SESSION_KEYS: v.optional(SessionKeys, LOCAL_SECRETS.SESSION_KEYS),
  SESSION_COOKIE_PREFIX: v.optional(v.picklist([SECURE_PREFIX, '']), SECURE_PREFIX),
  PAYMENT_ORIGIN: Origin,
  PAYMENT_API_ORIGIN: v.optional(Origin),
  PAYMENT_MERCHANT_ID: Name,
  PAYMENT_SECRET: v.optional(v.string()),
  SEARCH_URL: v.optional(Source),
  SEARCH_KEYS: v.optional(
    v.pipe(v.string(), v.parseJson(undefined, 'is not JSON'), SearchKeys),
    '{}',
  ),
  RECOMMENDATION_URL: v.optional(Source),
  RECOMMENDATION_CLIENT_ID: v.optional(Name),
  RECOMMENDATION_REALM: v.optional(Name),
  PERSONALIZATION_URL: v.optional(Source),
  REVIEWS_URL: v.optional(Source),
  REVIEWS_PASSKEY: v.optional(Name),
  SOCIAL_PROOF_URL: v.optional(Source),
  SOCIAL_PROOF_KEY: v.optional(Name),
  UGC_URL: v.optional(Source),
  UGC_KEY: v.optional(Name),
  GEOCODING_URL: v.optional(Source, 'https://maps.googleapis.com'),
  GEOCODING_API_KEY: v.optional(v.string(), LOCAL_SECRETS.GEOCODING_API_KEY),
  CAPTCHA_URL: v.optional(Source),
  CAPTCHA_SITE_KEY: v.optional(Name),
  CAPTCHA_SECRET: v.optional(v.string(), LOCAL_SECRETS.CAPTCHA_SECRET),
  SUBSCRIPTIONS_URL: v.optional(Source),
  SUBSCRIPTIONS_PUBLIC_ID: v.optional(Name),
  SUBSCRIPTIONS_SECRET: v.optional(v.string(), LOCAL_SECRETS.SUBSCRIPTIONS_SECRET),
  VIDEO_URL: v.optional(Source),
  ANALYTICS_DOMAIN_US: v.optional(Domain),
  ANALYTICS_DOMAIN_CA: v.optional(Domain),
  TAG_MANAGER_URL: v.optional(Script),
  COLLECT_URL: v.optional(Script),
  PAGE_VIEWS_PATH: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^(\/[\w.-]+)+$/, 'is not a path')),
  ),
  STREET_SUGGESTIONS_URL: v.optional(Source),
  STREET_SUGGESTIONS_KEY: v.optional(v.string()),
  SITE_PLACEMENT: Placement,
  LOCALE_PLACEMENT: Placement,
  SHOW_DEFAULTS: v.optional(Flag, false),
  SERVICE_WORKER: v.optional(Flag, true),
  NATIVE_APP_USER_AGENT: v.optional(v.pipe(v.string(), v.trim(), v.minLength(3)), 'JuniperWickApp'),
  REDIRECT_HOSTS: v.optional(Hosts, ''),
  EXPERIMENTS: v.optional(
    v.pipe(v.string(), v.parseJson(undefined, 'is not JSON'), Experiments),
    '{}',
  ),
})
