import * as v from 'valibot'

import { SECURE_PREFIX } from '#shared/storage/cookies.ts'
import { SITE_LOCALES } from '#shared/site/site.ts'

import { addressSchemas } from './addresses.ts'
import { ENVIRONMENTS, PLACEMENTS } from './env.ts'
import { Experiments } from './experiments.ts'
import type { SealKey } from './session/seal-key.ts'

/** The secrets for local runs. Public environments reject them. */
export const LOCAL_SECRETS = {
  CLIENT_SECRET: 'sandbox-private-client-secret',
  PURGE_SECRET: 'local-purge-secret',
  PREVIEW_SECRET: 'local-preview-secret',
  SESSION_KEYS: 'local:YSBsb2NhbCBzZXNzaW9uIGtleSBmb3IgZXZlcnlvbmU',
  GUEST_TOKEN_KEYS: 'local:YSBsb2NhbCBndWVzdCB0b2tlbiBrZXkgZm9yIGFsbCE',
  PAYMENT_SECRET: 'sandbox-payment-secret',
  GEOCODING_API_KEY: 'juniper-and-wick-geocoding',
  CAPTCHA_SECRET: 'sandbox-captcha-shop-key',
  SUBSCRIPTIONS_SECRET: 'sandbox-subscription-hash-key',
} as const

const Name = v.pipe(v.string('is missing'), v.regex(/^[\w.-]{1,100}$/, 'is not a plain name'))
const Placement = v.optional(v.picklist(PLACEMENTS, 'must be path, query or none'), 'path')

const Flag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])], 'must be true or false'),
  v.transform((value) => value === true || value === 'true'),
)

/** `kid:key[,kid:key]`: 32 bytes each, in base64url. */
const SealKeys = v.pipe(
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

/** Where things are. */
function addressesIn(environment: string | undefined) {
  const { origin, origins, source, script, domain, hosts } = addressSchemas(environment)
  return {
    COMMERCE_ORIGIN: v.optional(origin),
    SLAS_ORIGIN: v.optional(origin),
    IMAGE_ORIGIN: v.optional(origin),
    IMAGE_SOURCE: v.optional(source),
    VIDEO_ORIGIN: v.optional(origin),
    PUBLIC_ORIGIN: origin,
    /** The origins of the pages that may frame `/radial-iframe`. */
    FRAME_ANCESTORS: v.optional(origins, ''),
    PAYMENT_ORIGIN: origin,
    PAYMENT_API_ORIGIN: v.optional(origin),
    SEARCH_URL: v.optional(source),
    RECOMMENDATION_URL: v.optional(source),
    PERSONALIZATION_URL: v.optional(source),
    REVIEWS_URL: v.optional(source),
    SOCIAL_PROOF_URL: v.optional(source),
    UGC_URL: v.optional(source),
    GEOCODING_URL: v.optional(source, 'https://maps.googleapis.com'),
    CAPTCHA_URL: v.optional(source),
    SUBSCRIPTIONS_URL: v.optional(source),
    VIDEO_URL: v.optional(source),
    ANALYTICS_DOMAIN_US: v.optional(domain),
    ANALYTICS_DOMAIN_CA: v.optional(domain),
    TAG_MANAGER_URL: v.optional(script),
    COLLECT_URL: v.optional(script),
    STREET_SUGGESTIONS_URL: v.optional(source),
    REDIRECT_HOSTS: v.optional(hosts, ''),
  }
}

const values = {
  ENVIRONMENT: v.picklist(ENVIRONMENTS, `must be one of ${ENVIRONMENTS.join(', ')}`),
  ORGANIZATION_ID: Name,
  CLIENT_ID: Name,
  CLIENT_SECRET: v.optional(v.string()),
  SITE_ID_US: Name,
  SITE_ID_CA: Name,
  LIST_PRICE_BOOK_US: v.optional(Name, 'usd-list-prices'),
  LIST_PRICE_BOOK_CA: v.optional(Name, 'cad-list-prices'),
  PURGE_SECRET: v.optional(v.string()),
  PREVIEW_SECRET: v.optional(v.string()),
  SESSION_KEYS: v.optional(SealKeys, LOCAL_SECRETS.SESSION_KEYS),
  GUEST_TOKEN_KEYS: v.optional(SealKeys, LOCAL_SECRETS.GUEST_TOKEN_KEYS),
  SESSION_COOKIE_PREFIX: v.optional(v.picklist([SECURE_PREFIX, '']), SECURE_PREFIX),
  PAYMENT_MERCHANT_ID: Name,
  PAYMENT_SECRET: v.optional(v.string()),
  SEARCH_KEYS: v.optional(
    v.pipe(v.string(), v.parseJson(undefined, 'is not JSON'), SearchKeys),
    '{}',
  ),
  RECOMMENDATION_CLIENT_ID: v.optional(Name),
  RECOMMENDATION_REALM: v.optional(Name),
  REVIEWS_PASSKEY: v.optional(Name),
  SOCIAL_PROOF_KEY: v.optional(Name),
  UGC_KEY: v.optional(Name),
  GEOCODING_API_KEY: v.optional(v.string(), LOCAL_SECRETS.GEOCODING_API_KEY),
  CAPTCHA_SITE_KEY: v.optional(Name),
  CAPTCHA_SECRET: v.optional(v.string(), LOCAL_SECRETS.CAPTCHA_SECRET),
  SUBSCRIPTIONS_PUBLIC_ID: v.optional(Name),
  SUBSCRIPTIONS_SECRET: v.optional(v.string(), LOCAL_SECRETS.SUBSCRIPTIONS_SECRET),
  PAGE_VIEWS_PATH: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^(\/[\w.-]+)+$/, 'is not a path')),
  ),
  STREET_SUGGESTIONS_KEY: v.optional(v.string()),
  SITE_PLACEMENT: Placement,
  LOCALE_PLACEMENT: Placement,
  SHOW_DEFAULTS: v.optional(Flag, false),
  SERVICE_WORKER: v.optional(Flag, true),
  NATIVE_APP_USER_AGENT: v.optional(v.pipe(v.string(), v.trim(), v.minLength(3)), 'JuniperWickApp'),
  EXPERIMENTS: v.optional(
    v.pipe(v.string(), v.parseJson(undefined, 'is not JSON'), Experiments),
    '{}',
  ),
}

/** The variables and secrets that the worker reads, with their defaults, as an environment may set them. */
export const variablesFor = (environment: string | undefined) =>
  v.object({ ...values, ...addressesIn(environment) })

export type Variables = v.InferOutput<ReturnType<typeof variablesFor>>
