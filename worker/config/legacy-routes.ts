import * as v from 'valibot'

import { createPlacement, type PlacementOptions } from '#shared/site/placement.ts'
import { defaultSite, SITE_LOCALES, sites } from '#shared/site/site.ts'
import { COOKIES } from '#shared/browser-storage.ts'

/** Beginnings of paths that are always the worker's. */
const OWN = new Set(
  'api assets fonts offline pictures proxy reports robots.txt service-worker.js static webhooks'.split(
    ' ',
  ),
)

/** `/path`, or `/path/*` for it and everything below it. */
const Pattern = v.pipe(
  v.string('must be paths'),
  v.regex(/^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+(?:\/\*)?$/, 'must be like /path or /path/*'),
  v.check((path) => !OWN.has(path.split('/')[1] ?? ''), 'must not be the shop’s own'),
)

const COOKIES_OF_SHOP = Object.values(COOKIES).flatMap(({ name }) =>
  Object.keys(sites).map((site) => name.replace('{site}', site)),
)

/** Whether a cookie has a name, or begins with one that ends in `*`. */
export const isNamed = (pattern: string) => (cookie: string) =>
  pattern.endsWith('*') ? cookie.startsWith(pattern.slice(0, -1)) : cookie === pattern

/** A name, or its beginning and `*`. */
const CookieName = v.pipe(
  v.string('must be names'),
  v.regex(/^(?!__host-|__secure-)[\w.-]+\*?$/i, 'must be like name or name*'),
  v.check((name) => !COOKIES_OF_SHOP.some(isNamed(name)), 'must not be a cookie of the shop'),
)

/** The variable `LEGACY_ROUTES`, whose origins are checked as those of other variables are. */
export const legacyRoutes = <Origin extends v.GenericSchema<unknown, string>>(origin: Origin) =>
  v.strictObject({
    /** The system that serves the routes. */
    origin,
    /** Without site and locale. */
    paths: v.pipe(v.array(Pattern, 'must be a list'), v.minLength(1, 'must not be empty')),
    /** Whether it is a B2C Commerce storefront, which shares the shopper's session. */
    bridge: v.optional(v.boolean('must be true or false'), true),
    /** Further cookies that pass. */
    cookies: v.optional(v.array(CookieName, 'must be a list'), []),
    /** Whether browsers have a service worker, whose stores the scripts of its pages could change. */
    offline: v.optional(v.boolean('must be true or false'), false),
    /** The origins that its pages may send to and embed. */
    services: v.optional(v.array(origin, 'must be a list'), []),
  })

export interface LegacyRoutes {
  origin: string
  /** With site and locale: whole paths, and beginnings that end in a slash. */
  paths: readonly string[]
  bridge: boolean
  cookies: readonly string[]
  offline: boolean
  services: readonly string[]
}

/** The routes under every site and locale that URLs can contain. Null if there are none. */
export function legacyRoutesIn(
  routes: LegacyRoutes | undefined,
  options: Omit<PlacementOptions, 'defaultSite'>,
): LegacyRoutes | null {
  if (!routes) return null
  const placement = createPlacement({ ...options, defaultSite })
  const paths = SITE_LOCALES.filter(({ site, locale }) =>
    placement.canExpress(site, locale),
  ).flatMap(({ site, locale }) =>
    routes.paths.flatMap((pattern) => {
      const path = pattern.replace(/\/\*$/, '')
      const whole = placement.href({ site, locale, path }).split('?')[0] ?? ''
      return path === pattern ? [whole] : [whole, `${whole}/`]
    }),
  )
  return { ...routes, paths: [...new Set(paths)] }
}
