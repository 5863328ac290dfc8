import * as v from 'valibot'

import { bySite } from '#shared/site/site.ts'

import { systemClock, type Clock } from '../runtime/clock.ts'
import type { Bindings, Config } from './env.ts'
import { originOf } from './addresses.ts'
import { legacyRoutesIn } from './legacy-routes.ts'
import { shopVariablesIn } from './shop-variables.ts'
import { variableOf } from './site-variables.ts'
import { isPublicEnvironment, variablesFor, type Variables } from './variables.ts'

/** The configuration is invalid. The message is one sentence that names every problem. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

const parsed = new WeakMap<Bindings, Config>()

/** The worker's configuration, parsed once per isolate. @throws {ConfigurationError} */
export function configFrom(env: Bindings, clock: Clock = systemClock): Config {
  const known = parsed.get(env)
  if (known) return known.clock === clock ? known : { ...known, clock }

  const config = parseConfig(env, clock)
  parsed.set(env, config)
  return config
}

function parseConfig(env: Bindings, clock: Clock): Config {
  const result = v.safeParse(variablesFor(env.ENVIRONMENT), withoutBlanks(env))
  const own = shopVariablesIn(env)
  const refused = [
    ...(result.issues ?? []).map(sentenceOf),
    ...own.problems,
    ...configurationProblemsOf(env),
  ]
  if (!result.success || refused.length > 0) throw rejection(env, refused)

  const variables = result.output
  const placement = {
    site: variables.SITE_PLACEMENT,
    locale: variables.LOCALE_PLACEMENT,
    showDefaults: variables.SHOW_DEFAULTS,
  }
  const legacy = legacyRoutesIn(variables.LEGACY_ROUTES, placement)
  return {
    environment: variables.ENVIRONMENT,
    allowsSimulation: !isPublicEnvironment(env.ENVIRONMENT),
    publicOrigin: variables.PUBLIC_ORIGIN,
    ...mediaFrom(variables),
    placement,
    legacy,
    commerce: commerceFrom(variables),
    guestTokenKeys: variables.GUEST_TOKEN_KEYS,
    session: {
      keys: variables.SESSION_KEYS,
      cookiePrefix: variables.SESSION_COOKIE_PREFIX,
    },
    payment: {
      origin: variables.PAYMENT_ORIGIN,
      apiOrigin: variables.PAYMENT_API_ORIGIN ?? variables.PAYMENT_ORIGIN,
      merchantId: variables.PAYMENT_MERCHANT_ID,
      secret: variables.PAYMENT_SECRET,
    },
    search: { url: variables.SEARCH_URL ?? null, keys: variables.SEARCH_KEYS },
    recommendations: recommendationsFrom(variables),
    personalizationUrl: variables.PERSONALIZATION_URL ?? null,
    reviews: keyedService(variables.REVIEWS_URL, variables.REVIEWS_PASSKEY),
    socialProof: keyedService(variables.SOCIAL_PROOF_URL, variables.SOCIAL_PROOF_KEY),
    ugc: keyedService(variables.UGC_URL, variables.UGC_KEY),
    geocoding: { url: variables.GEOCODING_URL, key: variables.GEOCODING_API_KEY },
    captcha: captchaFrom(variables),
    subscriptions: subscriptionsFrom(variables),
    videoUrl: variables.VIDEO_URL ?? null,
    analytics: analyticsFrom(variables),
    streetSuggestions: keyedService(
      variables.STREET_SUGGESTIONS_URL,
      variables.STREET_SUGGESTIONS_KEY,
    ),
    isMeasured: env.ANALYTICS !== undefined,
    purgeSecret: variables.PURGE_SECRET,
    previewSecret: variables.PREVIEW_SECRET,
    frameAncestors: variables.FRAME_ANCESTORS,
    hasServiceWorker: hasServiceWorker(variables),
    nativeAppUserAgent: variables.NATIVE_APP_USER_AGENT,
    redirectHosts: variables.REDIRECT_HOSTS,
    sourceCodes: variables.SOURCE_CODES,
    securityTxt: variables.SECURITY_TXT ?? null,
    experiments: variables.EXPERIMENTS,
    shopVariables: own.texts,
    clock,
  }
}

const hasServiceWorker = ({ SERVICE_WORKER: isWanted, LEGACY_ROUTES: legacy }: Variables) =>
  isWanted && (legacy?.offline ?? true)

function analyticsFrom(variables: Variables): Config['analytics'] {
  const { TAG_MANAGER_URL: tagManagerUrl = null, COLLECT_URL: collectUrl = null } = variables
  const scripts = [tagManagerUrl, collectUrl].filter((address) => address !== null)
  return {
    domains: bySite((site) => variables[variableOf('ANALYTICS_DOMAIN_', site)] ?? null),
    tagManagerUrl,
    collectUrl,
    tagOrigins: [...new Set(scripts.map(originOf))],
    tagServer: tagServerFrom(variables),
    pageViewsPath: variables.PAGE_VIEWS_PATH ?? null,
  }
}

const tagServerFrom = ({ TAG_SERVER_URL: url, TAG_SERVER_SECRET: secret }: Variables) =>
  url === undefined ? null : { url, secret: secret ?? null }

function commerceFrom(variables: Variables): Config['commerce'] {
  const origin = variables.COMMERCE_ORIGIN ?? null
  return {
    origin,
    slasOrigin: variables.SLAS_ORIGIN ?? origin,
    organizationId: variables.ORGANIZATION_ID,
    clientId: variables.CLIENT_ID,
    clientSecret: variables.CLIENT_SECRET,
    siteIds: bySite((site) => variables[variableOf('SITE_ID_', site)]),
    listPriceBooks: bySite((site) => variables[variableOf('LIST_PRICE_BOOK_', site)]),
    definedAttributes: variables.DEFINED_ATTRIBUTES ?? null,
  }
}

function mediaFrom(variables: Variables) {
  const imageOrigin = variables.IMAGE_ORIGIN ?? variables.PUBLIC_ORIGIN
  return {
    imageOrigin,
    imageSource: variables.IMAGE_SOURCE ?? null,
    videoOrigin: variables.VIDEO_ORIGIN ?? imageOrigin,
  }
}

function recommendationsFrom(variables: Variables): Config['recommendations'] {
  const {
    ENVIRONMENT,
    RECOMMENDATION_URL: url,
    RECOMMENDATION_CLIENT_ID: clientId,
    RECOMMENDATION_REALM: realm,
  } = variables
  if (url === undefined || clientId === undefined || realm === undefined) return null
  return { url, clientId, realm, instanceType: ENVIRONMENT === 'production' ? 'prd' : 'sbx' }
}

const keyedService = (url: string | undefined, key: string | undefined) =>
  url === undefined || key === undefined ? null : { url, key }

function captchaFrom(variables: Variables): Config['captcha'] {
  const { CAPTCHA_URL: url, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret } = variables
  return url === undefined || siteKey === undefined ? null : { url, siteKey, secret }
}

function subscriptionsFrom(variables: Variables): Config['subscriptions'] {
  const {
    SUBSCRIPTIONS_URL: url,
    SUBSCRIPTIONS_PUBLIC_ID: publicId,
    SUBSCRIPTIONS_SECRET,
  } = variables
  return url === undefined || publicId === undefined
    ? null
    : { url, publicId, key: SUBSCRIPTIONS_SECRET }
}

/** Treats empty variables as unset, except the cookie prefix, which may be empty. */
const withoutBlanks = (env: Bindings) =>
  Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value !== '' || name === 'SESSION_COOKIE_PREFIX'),
  )

/** Values that are well-formed, but not allowed together or in a public environment. */
function configurationProblemsOf(env: Bindings): string[] {
  const commerce = env.COMMERCE_ORIGIN || env.COMMERCE ? [] : ['COMMERCE_ORIGIN is missing']
  if (!isPublicEnvironment(env.ENVIRONMENT)) return commerce
  const refused = [...commerce, ...sharedKeyProblemsOf(env), ...siteProblemsOf(env)]
  return env.ENVIRONMENT === 'production' ? [...refused, ...productionProblemsOf(env)] : refused
}

/** The guest token is stored where sessions never are, so its keys must not open them. */
function sharedKeyProblemsOf({ SESSION_KEYS = '', GUEST_TOKEN_KEYS = '' }: Bindings): string[] {
  const keysOf = (text: string) => text.split(',').map((part) => part.split(':')[1]?.trim() ?? '')
  const known = keysOf(SESSION_KEYS)
  const isShared = keysOf(GUEST_TOKEN_KEYS).some((key) => key !== '' && known.includes(key))
  return isShared ? ['GUEST_TOKEN_KEYS has a key of SESSION_KEYS'] : []
}

/** The payment page must be on another site than the shop, which is the zone if there is one. */
function siteProblemsOf({ PUBLIC_ORIGIN, PAYMENT_ORIGIN, ZONE_NAME }: Bindings): string[] {
  const shop = hostOf(PUBLIC_ORIGIN)
  const site = ZONE_NAME || shop
  return [
    ...(isWithin(shop, site) ? [] : ['PUBLIC_ORIGIN is not in the zone ZONE_NAME']),
    ...(isWithin(hostOf(PAYMENT_ORIGIN), site) ? ['PAYMENT_ORIGIN is on the shop’s own site'] : []),
  ]
}

const hostOf = (origin = '') => (URL.canParse(origin) ? new URL(origin).hostname : '')

const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)

const TEST_CONTROL = /^(SIMULAT|SANDBOX|TEST_|FAULT)/

function productionProblemsOf(env: Bindings): string[] {
  const controls = Object.keys(env)
    .filter((name) => TEST_CONTROL.test(name))
    .map((name) => `${name} is a test control`)
  const sandbox = env.COMMERCE ? ['COMMERCE is bound to the embedded service'] : []
  return [...controls, ...sandbox]
}

const sentenceOf = (issue: v.BaseIssue<unknown>) =>
  `${v.getDotPath(issue) ?? 'the environment'} ${issue.received === 'undefined' ? 'is missing' : issue.message}`

function rejection(env: Bindings, refused: readonly string[]) {
  const environment = env.ENVIRONMENT ?? '(unset)'
  return new ConfigurationError(
    `The configuration is invalid (ENVIRONMENT=${environment}): ${[...new Set(refused)].join(', ')}.`,
  )
}
