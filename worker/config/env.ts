import { createFactory } from 'hono/factory'

import type { Locale, Site, SiteId } from '#shared/site/site.ts'

import type { Dataset } from '../observe/dataset.ts'
import type { Clock } from '../runtime/clock.ts'
import type { Experiments } from './experiments.ts'
import type { Identity } from './identity.ts'
import type { LegacyRoutes } from './legacy-routes.ts'
import type { IsolateMemory } from '../runtime/isolate-memory.ts'
import type { Metrics, RequestLog } from '../observe/log.ts'
import type { IdempotencyStore } from './idempotency-store.ts'
import type { AgentSessionStore } from './agent-session-store.ts'
import type { AttemptStore } from './attempt-store.ts'
import type { SignOutMarkStore } from './sign-out-mark-store.ts'
import type { SealKey } from '../runtime/seal.ts'
import type { Variables, VariableTexts } from './variables.ts'

/** The worker's variables and service bindings. Only `configFrom` reads the variables. */
export interface Bindings extends VariableTexts {
  /** The embedded commerce service. */
  COMMERCE?: Fetcher
  CACHE?: KVNamespace | undefined
  /** Stores idempotency keys. Without it the shop rejects every mutation but signing in. */
  IDEMPOTENCY_KEYS?: IdempotencyStore
  /** Counts attempts to sign in and the like. Without it they are not limited. */
  ATTEMPT_LIMITS?: AttemptStore
  AGENT_SESSIONS?: AgentSessionStore
  /** Tells devices that their customer was signed out. */
  SIGN_OUT_MARKS?: SignOutMarkStore
  /** Counts requests, upstream calls, orders, and what browsers measure. Without it nothing is counted. */
  ANALYTICS?: Dataset | undefined
  ASSETS: Fetcher
  /** The zone of the public origin's host, for the deploy. */
  ZONE_NAME?: string
}

export interface Config {
  environment: Variables['ENVIRONMENT']
  /** Whether a header or cookie may simulate the visitor's location. Always false in public environments. */
  allowsSimulation: boolean
  /** The shop's origin. Absolute URLs are built from it, never from `Host`. */
  publicOrigin: string
  /** The origin that images are loaded from: the shop's own, unless another one is configured. */
  imageOrigin: string
  /** The beginning of the addresses of images in the commerce API. The zone serves them under `/pictures`. */
  imageSource: string | null
  /** The origin that videos in content are loaded from: that of images, unless another one is configured. */
  videoOrigin: string
  /** Where a URL contains site and locale (design: sites, locales, URLs). */
  placement: {
    site: Variables['SITE_PLACEMENT']
    locale: Variables['LOCALE_PLACEMENT']
    showDefaults: boolean
  }
  /** The routes that another system serves. If null, there are none. */
  legacy: LegacyRoutes | null
  commerce: {
    /** If null, the service binding is used. */
    origin: string | null
    /** Where browsers reach SLAS, for agents. If null, no agent can sign in. */
    slasOrigin: string | null
    organizationId: string
    clientId: string
    clientSecret: string
    siteIds: Record<SiteId, string>
    /** The price books with the prices before a sale. */
    listPriceBooks: Record<SiteId, string>
    /** The custom attributes that the instance defines. If null, it defines all that the shop sends. */
    definedAttributes: ReadonlySet<string> | null
  }
  /** The first key seals the guest token that isolates share; any of them can open it. No session is sealed with them. */
  guestTokenKeys: readonly SealKey[]
  session: {
    /** The first key seals sessions; any of them can open one. */
    keys: readonly SealKey[]
    /** The prefix of session cookie names. Empty only in development and test. */
    cookiePrefix: string
  }
  payment: {
    /** The payment provider's origin for browsers. It is a different site from the shop. */
    origin: string
    /** The payment provider's origin for the worker's own requests. */
    apiOrigin: string
    merchantId: string
    secret: string
  }
  search: {
    /** The beginning of the search service's addresses. If null, commerce suggests. */
    url: string | null
    /** Each language of a site has its own index. In a locale without a key, commerce suggests. */
    keys: Partial<Record<Locale, string | undefined>>
  }
  /** The recommendation service. If null, nothing is recommended. */
  recommendations: {
    /** The beginning of the service's addresses. */
    url: string
    clientId: string
    /** The beginning of the service's ids of sites, as in `realm-siteid`. */
    realm: string
    instanceType: 'prd' | 'sbx'
  } | null
  /** The beginning of the addresses of the service that decides by channel what a page shows; null without it. */
  personalizationUrl: string | null
  /** Services with content about products. Each is disabled without URL and key. */
  reviews: KeyedService | null
  socialProof: KeyedService | null
  ugc: KeyedService | null
  /** The maps service. */
  geocoding: KeyedService
  /** The captcha service, unless the shop has an adapter. Without either, forms have no captcha, and a stricter limit. */
  captcha: {
    /** The beginning of the service's addresses. */
    url: string
    siteKey: string
    secret: string
  } | null
  /** The service of auto-refresh orders. If null, nothing is sent regularly. */
  subscriptions: {
    /** The beginning of the service's addresses. */
    url: string
    publicId: string
    /** Signs for which customer the shop asks. */
    key: string
  } | null
  /** The beginning of the video service's addresses. If null, products have no films. */
  videoUrl: string | null
  analytics: {
    /** The brand's sites, as analytics calls them. Without one, no script of an outside service runs on that site. */
    domains: Record<SiteId, string | null>
    /** The addresses of the tag manager's script and the marketing script. If null, there is no such script. */
    tagManagerUrl: string | null
    collectUrl: string | null
    /** The origins of both scripts, each once. */
    tagOrigins: readonly string[]
    /** Where events go that no tag of the browser may know. If null, nowhere. */
    tagServer: { url: string; secret: string | null } | null
    /** The path of the commerce service that counts page views. If null, they are not counted. */
    pageViewsPath: string | null
  }
  /** The service that completes streets. If null, nothing is suggested. */
  streetSuggestions: KeyedService | null
  /** Whether there is a dataset, so that browsers measure pages. */
  isMeasured: boolean
  purgeSecret: string
  /** Signs links to previews of content. */
  previewSecret: string
  /** The origins of the pages that may frame the page without header and footer. */
  frameAncestors: readonly string[]
  /** Whether browsers store public pages to show them offline. If not, they delete what they have stored. */
  hasServiceWorker: boolean
  /** Part of the user agent of the shop's native app. */
  nativeAppUserAgent: string
  /** The hosts to which visitors from abroad may be sent. */
  redirectHosts: readonly string[]
  /** The source codes that price the shop, separated by commas; one with a star at its end stands for all that begin like it. */
  sourceCodes: string
  /** JSON: what `/.well-known/security.txt` says. If null, there is no such file. */
  securityTxt: string | null
  /** Which flags the session gives to whom. */
  experiments: Experiments
  /** The variables of the shop's own adapters, as they are set. */
  shopVariables: Readonly<Record<string, string>>
  clock: Clock
}

/** An outside service with a key that says which shop is calling. Its addresses begin with `url`. */
export interface KeyedService {
  url: string
  key: string
}

/** The request context that every part of the worker may use. */
export interface RequestContext {
  request: Request
  /** Milliseconds since the epoch; the only clock. */
  now: () => number
  /** Waits (ms), for code that polls. */
  sleep: (ms: number) => Promise<void>
  requestId: string
  config: Config
  /** The defaults, until the placement middleware has parsed the URL. */
  site: Site
  locale: Locale
  /** The path without site and locale. Begins with exactly one slash and is still percent-encoded. */
  path: string
  /** The visitor's network, as limits count it: /24 of IPv4, /48 of IPv6. Kept in memory only. */
  visitorNetwork: () => string
  waitUntil: (work: Promise<unknown>) => void
  log: RequestLog
  metrics: Metrics
  /** Identifies the isolate. Its parts are declared by `isolateState`. */
  memory: IsolateMemory
}

/** Read the variables, which the middleware sets, with `c.get`: `c.var` builds an object of all of them every time. */
export interface AppEnv {
  Bindings: Bindings
  Variables: { context: RequestContext; identity: Identity }
}

/** Creates every app and middleware, so that `c` is typed everywhere. */
export const factory = createFactory<AppEnv>()
