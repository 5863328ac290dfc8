import type { Context } from 'hono'
import * as v from 'valibot'

import { readCookie } from '#shared/cookies.ts'

import type { AppEnv } from '../env.ts'

/** The visitor's location, as reported by the edge. Never contains an IP address. */
export interface Visitor {
  /** ISO 3166 alpha-2. */
  country: string | null
  /** Without the country: `OH`, `QC`. */
  region: string | null
  city: string | null
  postalCode: string | null
  latitude: number | null
  longitude: number | null
}

/** URL-encoded JSON with some of a visitor's fields. Read in development and test only. */
export const VISITOR_HEADER = 'x-vitrine-visitor'

/** The default visitor in development and test. */
const LOCAL_VISITOR: Visitor = {
  country: 'US',
  region: 'OH',
  city: 'Columbus',
  postalCode: '43215',
  latitude: 39.9612,
  longitude: -82.9988,
}

/** The visitor of the request. Where simulation is allowed: from the header, the cookie, or a local default. */
export function visitorOf(c: Context<AppEnv>): Visitor {
  const { config, site } = c.var.context
  if (!config.allowsSimulation) return visitorAtEdge(c.req.raw)
  const scope = { site: site.id, prefix: config.session.cookiePrefix }
  const cookie = readCookie(c.req.header('cookie') ?? null, 'visitor', scope)
  return (
    simulated(decoded(c.req.header(VISITOR_HEADER))) ??
    simulated(decoded(cookie ?? undefined)) ??
    LOCAL_VISITOR
  )
}

function visitorAtEdge({ cf = {} }: Request): Visitor {
  const { country, regionCode, city, postalCode, latitude, longitude } = cf
  const location = { country, region: regionCode, city, postalCode, latitude, longitude }
  return v.parse(EdgeVisitor, location)
}

function simulated(text: string | undefined): Visitor | null {
  if (text === undefined) return null
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), SimulatedVisitor), text)
  return result.success ? result.output : null
}

function decoded(text: string | undefined) {
  try {
    return text && decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Two letters. Excludes the edge's codes for an unknown country (`XX`) and for Tor (`T1`). */
const Country = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{2}$/),
  v.check((code) => code !== 'XX'),
)
const Region = v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,3}$/))
const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))
const degrees = (limit: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number))]),
    v.minValue(-limit),
    v.maxValue(limit),
  )

const fields = {
  country: Country,
  region: Region,
  city: Text,
  postalCode: Text,
  latitude: degrees(90),
  longitude: degrees(180),
}

/** Missing and invalid values of the edge become null. */
const EdgeVisitor = v.object({
  country: v.fallback(v.nullable(fields.country), null),
  region: v.fallback(v.nullable(fields.region), null),
  city: v.fallback(v.nullable(fields.city), null),
  postalCode: v.fallback(v.nullable(fields.postalCode), null),
  latitude: v.fallback(v.nullable(fields.latitude), null),
  longitude: v.fallback(v.nullable(fields.longitude), null),
})

/** A simulated visitor is rejected as a whole if any field is invalid. Missing fields become null. */
const SimulatedVisitor = v.object({
  country: v.nullish(fields.country, null),
  region: v.nullish(fields.region, null),
  city: v.nullish(fields.city, null),
  postalCode: v.nullish(fields.postalCode, null),
  latitude: v.nullish(fields.latitude, null),
  longitude: v.nullish(fields.longitude, null),
})
