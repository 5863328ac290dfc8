import * as v from 'valibot'

import * as features from '#shop/features.ts'
import { consent } from '#shared/consent/consent.ts'
import { resolveConsent } from '#shared/consent/resolve-consent.ts'
import type { PrivacyRegime } from '#shared/site/market.ts'
import { CONSENT_GROUPS, type ConsentGroup } from '#shared/storage/consent-groups.ts'
import { platformCookies } from '#shared/storage/platform-storage.ts'
import { readCookie } from '#shared/storage/cookies.ts'

import type { RequestContext } from '../config/env.ts'
import { visitorRules } from '../config/market-rules.ts'
import { Flag } from '../config/experiments.ts'
import { regimeIn } from './privacy-laws.ts'

/** The visitor's location, as reported by the edge. */
interface Location {
  /** ISO 3166 alpha-2. */
  country: string | null
  /** Without the country: `OH`, `QC`. */
  region: string | null
  regionName: string | null
  city: string | null
  postalCode: string | null
  latitude: number | null
  longitude: number | null
}

export interface Visitor extends Location {
  /** Only for services that need it, such as a fraud check. Never sent to a browser, logged or cached. */
  ip: string | null
  /** Whether the request comes from the shop's native app. Part of the page cache's key. */
  isNativeApp: boolean
  /** What is allowed before a choice. `opt-in` against the browser's objection, and in the native app, which asks itself. */
  privacyRegime: PrivacyRegime
  /** The groups that are allowed, never targeting against the browser's objection. Empty while the visitor has yet to agree. */
  consent: readonly ConsentGroup[]
  /** Whether the browser sends Global Privacy Control: the visitor objects to the sale of their data. */
  globalPrivacyControl: boolean
  /** Simulated experiment flags, which take precedence over the session's. */
  experiments: Readonly<Record<string, boolean>>
}

const CRAWLER = /bot|crawl|spider|slurp|facebookexternalhit|embedly|preview|lighthouse|-user\b/i

/** Whether a program that reads pages for others sends the request, as its user agent says. */
export const isCrawler = ({ headers }: Request) => CRAWLER.test(headers.get('user-agent') ?? '')

/** URL-encoded JSON with some of `SimulatedVisitor`. Read in development and test only. */
export const VISITOR_HEADER = 'x-vitrine-visitor'

type OfRequest = Pick<RequestContext, 'request' | 'config' | 'site'>

/** The visitor of the request. Where simulation is allowed, the header or the cookie may replace any part. */
export function visitorOf(context: OfRequest): Visitor {
  const simulated = readSimulation(context)
  const { request, config } = context
  const { country, region, regionName, city, postalCode, latitude, longitude } =
    simulated ?? (config.allowsSimulation ? visitorRules.local : locationAtEdge(request))
  const { consent: choice, ...traits } = { ...readTraits(request), ...simulated }
  const objects = traits.globalPrivacyControl
  const isApp = isNativeAgent(context, simulated)
  const privacyRegime = objects || isApp ? 'opt-in' : regimeIn({ country, region })
  return {
    country,
    region,
    regionName,
    city,
    postalCode,
    latitude,
    longitude,
    ip: traits.ip,
    isNativeApp: isApp,
    privacyRegime,
    consent: resolveConsent({ choice, objects, regime: privacyRegime }),
    globalPrivacyControl: objects,
    experiments: traits.experiments,
  }
}

/** The visitor as the request describes it. */
function readTraits({ headers }: Request) {
  const ip = v.safeParse(Ip, headers.get('cf-connecting-ip'))
  return {
    ip: ip.success ? ip.output : null,
    consent: consent.choiceIn(headers.get('cookie') ?? ''),
    globalPrivacyControl: headers.get('sec-gpc') === '1',
    experiments: {},
  }
}

/** The same as in `visitorOf`, for code that needs nothing else of the visitor. */
export const isNativeApp = (context: OfRequest) => isNativeAgent(context, readSimulation(context))

/** Matches the user agents of Android and iOS. */
const APP_PLATFORM = /Android|iOS|iPhone|iPad/

/** The app names itself, with its platform (spec 2 §6). */
function isNativeAgent({ request, config }: OfRequest, simulated: SimulatedVisitor | null) {
  if (!features.nativeApp) return false
  const agent = simulated?.userAgent ?? request.headers.get('user-agent') ?? ''
  return agent.includes(config.nativeAppUserAgent) && APP_PLATFORM.test(agent)
}

function readSimulation({ request, config, site }: OfRequest): SimulatedVisitor | null {
  if (!config.allowsSimulation) return null
  const scope = { site: site.id, prefix: config.session.cookiePrefix }
  const cookie = readCookie(request.headers.get('cookie'), platformCookies.visitor, scope)
  return simulatedBy(request.headers.get(VISITOR_HEADER)) ?? simulatedBy(cookie)
}

function simulatedBy(text: string | null): SimulatedVisitor | null {
  if (text === null) return null
  const result = v.safeParse(WrittenVisitor, decoded(text))
  return result.success ? result.output : null
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function locationAtEdge({ cf = {} }: Request): Location {
  const { regionCode: region, region: regionName, ...rest } = cf
  return v.parse(EdgeLocation, { ...rest, region, regionName })
}

/** Two letters. Excludes the edge's codes for an unknown country (`XX`) and for Tor (`T1`). */
const Country = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{2}$/),
  v.check((code) => code !== 'XX'),
)
const Region = v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,3}$/))
const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))
const Ip = v.pipe(v.string(), v.ip())
const degrees = (limit: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number))]),
    v.minValue(-limit),
    v.maxValue(limit),
  )

const fields = {
  country: Country,
  region: Region,
  regionName: Text,
  city: Text,
  postalCode: Text,
  latitude: degrees(90),
  longitude: degrees(180),
}

/** Missing and invalid values of the edge become null. */
const EdgeLocation = v.object({
  country: v.fallback(v.nullable(fields.country), null),
  region: v.fallback(v.nullable(fields.region), null),
  regionName: v.fallback(v.nullable(fields.regionName), null),
  city: v.fallback(v.nullable(fields.city), null),
  postalCode: v.fallback(v.nullable(fields.postalCode), null),
  latitude: v.fallback(v.nullable(fields.latitude), null),
  longitude: v.fallback(v.nullable(fields.longitude), null),
})

/**
 * A simulated visitor is rejected as a whole if any field is invalid. Missing parts of the location become null;
 * other missing fields are those of the request.
 */
const SimulatedVisitor = v.object({
  country: v.nullish(fields.country, null),
  region: v.nullish(fields.region, null),
  regionName: v.nullish(fields.regionName, null),
  city: v.nullish(fields.city, null),
  postalCode: v.nullish(fields.postalCode, null),
  latitude: v.nullish(fields.latitude, null),
  longitude: v.nullish(fields.longitude, null),
  ip: v.exactOptional(Ip),
  userAgent: v.exactOptional(v.pipe(v.string(), v.maxLength(500))),
  consent: v.exactOptional(v.array(v.picklist(CONSENT_GROUPS))),
  globalPrivacyControl: v.exactOptional(v.boolean()),
  experiments: v.exactOptional(v.record(Flag, v.boolean())),
})
type SimulatedVisitor = v.InferOutput<typeof SimulatedVisitor>
const WrittenVisitor = v.pipe(v.string(), v.parseJson(), SimulatedVisitor)
