import { createFactory } from 'hono/factory'

import type { Locale, Site, SiteId } from '#shared/site/site.ts'

import type { Clock } from './clock.ts'
import type { IsolateMemory } from './isolate-memory.ts'
import type { Metrics, RequestLog } from './log.ts'
import type { Operations } from './operations/operations.ts'
import type { SealKey } from './session/seal.ts'

/** What the runtime hands the worker. Nothing but `configFrom` reads the variables; the rest are services. */
export interface Bindings {
  /** The embedded commerce service. */
  COMMERCE?: Fetcher
  CACHE?: KVNamespace | undefined
  /** Who is first with a deed. Without it nothing is written. */
  OPERATIONS?: DurableObjectNamespace<Operations>
  ASSETS: Fetcher
  ENVIRONMENT?: string
  /** Where commerce is. Wins over the binding. */
  COMMERCE_ORIGIN?: string
  ORGANIZATION_ID?: string
  CLIENT_ID?: string
  CLIENT_SECRET?: string
  SITE_ID_US?: string
  SITE_ID_CA?: string
  IMAGE_ORIGIN?: string
  PUBLIC_ORIGIN?: string
  PURGE_SECRET?: string
  SESSION_KEYS?: string
  SESSION_COOKIE_PREFIX?: string
  PAYMENT_ORIGIN?: string
  PAYMENT_API_ORIGIN?: string
  PAYMENT_MERCHANT_ID?: string
  PAYMENT_SECRET?: string
  SITE_PLACEMENT?: string
  LOCALE_PLACEMENT?: string
  SHOW_DEFAULTS?: string | boolean
}

export const ENVIRONMENTS = ['development', 'test', 'staging', 'production'] as const
export const PLACEMENTS = ['path', 'query', 'none'] as const

export interface Config {
  environment: (typeof ENVIRONMENTS)[number]
  /** Whether a header or cookie may say who and where the visitor is. Never on a public address. */
  allowsSimulation: boolean
  /** Origin of the shop; every absolute address is built from it, never from `Host`. */
  publicOrigin: string
  /** The only foreign origin that pictures may come from. */
  imageOrigin: string
  /** Where an address names site and locale (design: sites, locales, URLs). */
  placement: {
    site: (typeof PLACEMENTS)[number]
    locale: (typeof PLACEMENTS)[number]
    showDefaults: boolean
  }
  commerce: {
    /** Null: ask the service binding. */
    origin: string | null
    organizationId: string
    clientId: string
    clientSecret: string
    siteIds: Record<SiteId, string>
  }
  session: {
    /** The first seals, all of them open. */
    keys: readonly SealKey[]
    /** What a session cookie's name begins with; empty only in development and test. */
    cookiePrefix: string
  }
  payment: {
    /** Where a shopper's browser meets the payment provider: another site than the shop. */
    origin: string
    /** Where the worker asks the provider. */
    apiOrigin: string
    merchantId: string
    secret: string
  }
  purgeSecret: string
  clock: Clock
}

/** What every part of the worker may know of the request it serves. */
export interface RequestContext {
  /** Milliseconds since the epoch; the only clock. */
  now: () => number
  /** Waits (ms), for what has to be looked at again. */
  sleep: (ms: number) => Promise<void>
  requestId: string
  config: Config
  /** The defaults, until the placement middleware has read the address. */
  site: Site
  locale: Locale
  /** The address without site and locale: always begins with one slash, still percent-encoded. */
  path: string
  waitUntil: (work: Promise<unknown>) => void
  log: RequestLog
  metrics: Metrics
  /** Shared with the isolate's other requests: nothing of one visitor may enter. */
  memory: IsolateMemory
}

/** What the middleware has put within every handler's reach, as `c.var`. */
export interface AppEnv {
  Bindings: Bindings
  Variables: { context: RequestContext }
}

/** Every route and middleware is made by this factory, so that `c` is typed everywhere. */
export const factory = createFactory<AppEnv>()
