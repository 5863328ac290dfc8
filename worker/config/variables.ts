import * as v from 'valibot'

import { SECURE_PREFIX } from '#shared/storage/cookies.ts'
import { SITE_LOCALES, type Site } from '#shared/site/site.ts'
import { brand } from '#shop/brand.ts'
import { placement } from '#shop/markets.ts'

import { addressSchemas } from './addresses.ts'
import { Experiments } from './experiments.ts'
import { rulesOf } from './market-rules.ts'
import { legacyRoutes } from './legacy-routes.ts'
import { SealKeys } from './seal-keys.ts'
import { forEachSite } from './site-variables.ts'

export const ENVIRONMENTS = ['development', 'test', 'staging', 'production'] as const
export const PLACEMENTS = ['path', 'query', 'none'] as const

/** The secrets for local runs. Public environments reject them. */
export const LOCAL_SECRETS = {
  CLIENT_SECRET: 'sandbox-private-client-secret',
  PURGE_SECRET: 'local-purge-secret',
  PREVIEW_SECRET: 'local-preview-secret',
  SESSION_KEYS: 'local:YSBsb2NhbCBzZXNzaW9uIGtleSBmb3IgZXZlcnlvbmU',
  GUEST_TOKEN_KEYS: 'local:YSBsb2NhbCBndWVzdCB0b2tlbiBrZXkgZm9yIGFsbCE',
  PAYMENT_SECRET: 'sandbox-payment-secret',
  GEOCODING_API_KEY: 'sandbox-geocoding-key',
  CAPTCHA_SECRET: 'sandbox-captcha-shop-key',
  SUBSCRIPTIONS_SECRET: 'sandbox-subscription-hash-key',
} as const

const Name = v.pipe(v.string('is missing'), v.regex(/^[\w.-]{1,100}$/, 'is not a plain name'))
const Placement = v.picklist(PLACEMENTS, 'must be path, query or none')

const Flag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])], 'must be true or false'),
  v.transform((value) => value === true || value === 'true'),
)

/** `c_addId[,c_addedPrice]`, or `none`. */
const DefinedAttributes = v.pipe(
  v.string(),
  v.transform((text) => (text.trim() === 'none' ? [] : text.split(',').map((name) => name.trim()))),
  v.array(v.pipe(v.string(), v.regex(/^c_\w+$/, 'must be names such as c_addId'))),
  v.transform((names): ReadonlySet<string> => new Set(names)),
)

const SEARCH_KEYS_PROBLEM = 'must be keys by locale'
const SearchKeys = v.strictObject(
  v.entriesFromList(
    SITE_LOCALES.map(({ locale }) => locale),
    v.optional(v.pipe(v.string(SEARCH_KEYS_PROBLEM), v.nonEmpty(SEARCH_KEYS_PROBLEM))),
  ),
  SEARCH_KEYS_PROBLEM,
)

/** The schemas of the variables in one environment. A public environment needs every secret, and rejects local ones. */
function schemasIn(environment: string | undefined) {
  const isPublic = isPublicEnvironment(environment)
  const secret = (local: string) =>
    v.pipe(
      v.optional(v.string(), isPublic ? '' : local),
      v.nonEmpty('is missing'),
      v.check((text) => !isPublic || !text.includes(local), 'is the local default'),
    )
  const siteId = ({ id }: Site) =>
    v.pipe(v.optional(v.string(), isPublic ? '' : id), v.nonEmpty('is missing'), Name)
  const cookiePrefix = v.pipe(
    v.optional(v.picklist([SECURE_PREFIX, '']), SECURE_PREFIX),
    v.check((prefix) => prefix !== '' || !isPublic, 'is for development'),
  )
  return { ...addressSchemas(environment), secret, siteId, cookiePrefix }
}

export const isPublicEnvironment = (environment: string | undefined) =>
  environment !== 'development' && environment !== 'test'

type Schemas = ReturnType<typeof schemasIn>

// The comments are the lines of the documents: see `scripts/variables-table.ts`.

const requiredVariables = ({ origin, secret, siteId }: Schemas) => ({
  /** `development`, `test`, `staging` or `production`; production rejects default secrets, local URLs, simulation and test control */
  ENVIRONMENT: v.picklist(ENVIRONMENTS, `must be one of ${ENVIRONMENTS.join(', ')}`),
  /** the shop's public origin; every absolute URL is built from it, never from `Host` */
  PUBLIC_ORIGIN: origin,
  /** the origin of the SCAPI instance; if empty, the service binding `COMMERCE` is used */
  COMMERCE_ORIGIN: v.optional(origin),
  /** the id of the instance */
  ORGANIZATION_ID: Name,
  /** the id of the private SLAS client */
  CLIENT_ID: Name,
  /** the secret of the private SLAS client */
  CLIENT_SECRET: secret(LOCAL_SECRETS.CLIENT_SECRET),
  /** the commerce service's id of a site of the shop, such as `SITE_ID_US`; default is the shop's own id in development and test only */
  ...forEachSite('SITE_ID_', siteId),
  /** the bearer secret of `POST /webhooks/purge` */
  PURGE_SECRET: secret(LOCAL_SECRETS.PURGE_SECRET),
  /** signs links to previews of content ([how](docs/deployment.md#previewing-content)) */
  PREVIEW_SECRET: secret(LOCAL_SECRETS.PREVIEW_SECRET),
  /** `kid:key[,kid:key]`, each 32 random bytes in base64url: the first seals session cookies, both open them */
  SESSION_KEYS: v.pipe(secret(LOCAL_SECRETS.SESSION_KEYS), SealKeys),
  /** as `SESSION_KEYS`, with other keys: seals the guest token that isolates share ([why](docs/upstream.md)) */
  GUEST_TOKEN_KEYS: v.pipe(secret(LOCAL_SECRETS.GUEST_TOKEN_KEYS), SealKeys),
  /** the payment provider's origin for browsers, on another site than the shop; the worker calls `PAYMENT_API_ORIGIN` if it is set */
  PAYMENT_ORIGIN: origin,
  /** the id of the shop at the provider */
  PAYMENT_MERCHANT_ID: Name,
  /** authenticates the worker to the provider */
  PAYMENT_SECRET: secret(LOCAL_SECRETS.PAYMENT_SECRET),
})

const shopVariables = ({ origin, origins, source, hosts, cookiePrefix }: Schemas) => ({
  /** the origin that images are loaded from; default is the shop's own */
  IMAGE_ORIGIN: v.optional(origin),
  /** the beginning of image addresses in the commerce API; the zone serves them under `/pictures/` */
  IMAGE_SOURCE: v.optional(source),
  /** the origin that videos in content are loaded from; default is that of images */
  VIDEO_ORIGIN: v.optional(origin),
  /** where browsers reach SLAS, for agents who sign in there; default is `COMMERCE_ORIGIN` */
  SLAS_ORIGIN: v.optional(origin),
  /** the payment provider's origin for the worker; default is `PAYMENT_ORIGIN` */
  PAYMENT_API_ORIGIN: v.optional(origin),
  /** the price book with a site's prices before a sale, such as `LIST_PRICE_BOOK_US`; default is that of `shop/markets.ts` */
  ...forEachSite('LIST_PRICE_BOOK_', (site) => v.optional(Name, rulesOf(site).listPriceBook)),
  /** the custom attributes that the instance defines, separated by commas, or `none`: the shop sends no others; default is all ([how](deployment.md#custom-attributes)) */
  DEFINED_ATTRIBUTES: v.optional(DefinedAttributes),
  /** the source codes of campaigns that price the shop, separated by commas; `AUTUMN*` stands for all that begin like it; none by default ([how](analytics.md#prices-of-campaigns)) */
  SOURCE_CODES: v.optional(v.string(), ''),
  /** `path`, `query` or `none`: where a URL contains the site; default is that of `shop/markets.ts` */
  SITE_PLACEMENT: v.optional(Placement, placement.site),
  /** `path`, `query` or `none`: where a URL contains the locale; default is that of `shop/markets.ts` */
  LOCALE_PLACEMENT: v.optional(Placement, placement.locale),
  /** `true` also writes the default site and locale into URLs; default is that of `shop/markets.ts` */
  SHOW_DEFAULTS: v.optional(Flag, placement.showDefaults),
  /** `false` removes the service workers of browsers and their stores ([how](deployment.md#service-worker)) */
  SERVICE_WORKER: v.optional(Flag, true),
  /** the origins whose pages may frame `/radial-iframe`, separated by commas; by default none */
  FRAME_ANCESTORS: v.optional(origins, ''),
  /** `__Host-Http-`; may be empty in development and test only, for browsers that reject such a cookie over http */
  SESSION_COOKIE_PREFIX: cookiePrefix,
  /** hosts, separated by commas, to which visitors from abroad may be sent; empty by default */
  REDIRECT_HOSTS: v.optional(hosts, ''),
  /** a part of the native app's user agent, at least 3 characters; default is that of the brand */
  NATIVE_APP_USER_AGENT: v.optional(
    v.pipe(v.string(), v.trim(), v.minLength(3)),
    brand.nativeAppUserAgent,
  ),
  /** JSON: the routes that another system still serves, and its origin ([how](hybrid.md)); none by default */
  LEGACY_ROUTES: v.optional(
    v.pipe(v.string(), v.parseJson(undefined, 'is not JSON'), legacyRoutes(origin)),
  ),
  /** JSON: where to report vulnerabilities, for `/.well-known/security.txt` ([how](deployment.md#reports-of-vulnerabilities)); without it there is no such file */
  SECURITY_TXT: v.optional(v.string()),
  /** JSON: which experiment flags the session gives to whom; empty by default */
  EXPERIMENTS: v.optional(
    v.pipe(v.string(), v.parseJson(undefined, 'is not JSON'), Experiments),
    '{}',
  ),
})

const serviceVariables = ({ source, address, domain, secret }: Schemas) => ({
  /** the search service; commerce suggests without it */
  SEARCH_URL: v.optional(source),
  /** JSON with the public key of the search service for each locale; commerce suggests where one is missing */
  SEARCH_KEYS: v.optional(
    v.pipe(v.string(), v.parseJson(undefined, 'is not JSON'), SearchKeys),
    '{}',
  ),
  /** the recommendation service; needs the two variables that follow */
  RECOMMENDATION_URL: v.optional(source),
  /** the shop's public id at the recommendation service */
  RECOMMENDATION_CLIENT_ID: v.optional(Name),
  /** the beginning of the recommendation service's ids of sites, as in `realm-siteid` */
  RECOMMENDATION_REALM: v.optional(Name),
  /** the service that decides by channel what product pages and the home page recommend; without it the recommendation service is asked */
  PERSONALIZATION_URL: v.optional(source),
  /** the review service */
  REVIEWS_URL: v.optional(source),
  /** the shop's public passkey at the review service */
  REVIEWS_PASSKEY: v.optional(Name),
  /** the service that counts who looks at products */
  SOCIAL_PROOF_URL: v.optional(source),
  /** the shop's key there */
  SOCIAL_PROOF_KEY: v.optional(Name),
  /** the service with approved pictures of shoppers */
  UGC_URL: v.optional(source),
  /** the shop's key there */
  UGC_KEY: v.optional(Name),
  /** the maps service that locates postal codes; default `https://maps.googleapis.com` */
  GEOCODING_URL: v.optional(source, 'https://maps.googleapis.com'),
  /** authenticates the worker to the maps service */
  GEOCODING_API_KEY: secret(LOCAL_SECRETS.GEOCODING_API_KEY),
  /** the service with the films of products; without it products have none */
  VIDEO_URL: v.optional(source),
  /** the brand's website for a site, as analytics calls it, such as `ANALYTICS_DOMAIN_US`; without it no tag runs on that site, and one error is logged */
  ...forEachSite('ANALYTICS_DOMAIN_', () => v.optional(domain)),
  /** the script of the tag manager, which loads with consent only ([analytics](analytics.md)) */
  TAG_MANAGER_URL: v.optional(address),
  /** the script of marketing, which loads with consent only */
  COLLECT_URL: v.optional(address),
  /** the tag server's address for the Measurement Protocol, with the query that it needs, such as `measurement_id`; without it purchases are told to no tag ([analytics](analytics.md#the-tag-server)) */
  TAG_SERVER_URL: v.optional(address),
  /** authenticates the worker to the tag server, as `api_secret`; without it requests have none */
  TAG_SERVER_SECRET: v.optional(v.string()),
  /** the path of the commerce service that counts page views; without it they are not counted */
  PAGE_VIEWS_PATH: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^(\/[\w.-]+)+$/, 'is not a path')),
  ),
  /** the service that completes streets in the checkout; without it and its key nothing is suggested */
  STREET_SUGGESTIONS_URL: v.optional(source),
  /** the secret of that service */
  STREET_SUGGESTIONS_KEY: v.optional(v.string()),
  /** the captcha service; without it and its key forms have no captcha, and a stricter limit */
  CAPTCHA_URL: v.optional(source),
  /** the shop's public key at the captcha service */
  CAPTCHA_SITE_KEY: v.optional(Name),
  /** authenticates the worker to the captcha service */
  CAPTCHA_SECRET: secret(LOCAL_SECRETS.CAPTCHA_SECRET),
  /** the service of auto-refresh orders; without it and its id nothing is sent regularly */
  SUBSCRIPTIONS_URL: v.optional(source),
  /** the shop's public id at that service */
  SUBSCRIPTIONS_PUBLIC_ID: v.optional(Name),
  /** signs for which customer the worker asks that service */
  SUBSCRIPTIONS_SECRET: secret(LOCAL_SECRETS.SUBSCRIPTIONS_SECRET),
})

/** The variables and secrets that the worker reads, with their defaults, as an environment may set them. */
export function variablesFor(environment: string | undefined) {
  const schemas = schemasIn(environment)
  return v.object({
    ...requiredVariables(schemas),
    ...shopVariables(schemas),
    ...serviceVariables(schemas),
  })
}

export type Variables = v.InferOutput<ReturnType<typeof variablesFor>>

/** The variables as they are set. Local runs also set flags as booleans. */
export type VariableTexts = {
  [Name in keyof Variables]?: string | Extract<Variables[Name], boolean>
}
