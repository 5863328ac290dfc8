import { REFINEMENTS } from '#shared/listing/page-parameters.ts'
import { routes, type Route } from '#shared/routes.ts'
import type { Placement } from '#shared/site/placement.ts'
import { SITES } from '#shared/site/site.ts'

import type { Config } from '../config/env.ts'

/** The paths of all personal routes, up to their first parameter. */
const PERSONAL_PATHS = Object.values(routes)
  .filter(({ audience }) => audience === 'personal')
  .map(({ path }) => path.replace(/:.*/, ''))

/** Personal pages, disallowed in every site and locale. A rule also covers all longer paths. */
const PERSONAL = PERSONAL_PATHS.filter(
  (path, _, all) => !all.some((other) => other !== path && path.startsWith(other)),
)

const WEBHOOKS = ['/api', '/proxy', '/webhooks']

/** The paths of all routes with a grid, up to their first parameter. */
const GRID_PATHS = Object.values<Route>(routes)
  .filter(({ query }) => query.includes('sort'))
  .map(({ path }) => path.replace(/:.*/, ''))

/**
 * Robots may read the pages of a grid, but not its refinements and sortings, which repeat the same products. Only the
 * paths of grids are named: in the address of a product, the same parameters name a variant.
 */
const SELECTIONS = [
  ...['sort', 'brand', ...Object.keys(REFINEMENTS)].map((name) => `${name}=`),
  'c_',
]

/** The robots.txt file. Disallows personal pages and unbounded URLs, and in staging everything. */
export function robots({ environment, publicOrigin }: Config, placement: Placement) {
  if (environment === 'staging') return 'User-agent: *\nDisallow: /\n'
  const personal = PERSONAL.flatMap((path) => prefixes(placement, path))
  const selections = GRID_PATHS.flatMap((path) => prefixes(placement, path)).flatMap((grid) =>
    SELECTIONS.flatMap((parameter) => [`${grid}*?${parameter}`, `${grid}*?*&${parameter}`]),
  )
  const lines = [
    'User-agent: *',
    ...[...personal, ...WEBHOOKS, ...selections].map((rule) => `Disallow: ${rule}`),
    '',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
  ]
  return `${lines.join('\n')}\n`
}

/** The prefixes of a path in all sites and locales. There is only one if the query contains site and locale. */
function prefixes(placement: Placement, path: string) {
  const addresses = SITES.flatMap((site) =>
    site.supportedLocales
      .filter(({ id }) => placement.canExpress(site, id))
      .map(({ id }) => placement.href({ site, locale: id, path }).replace(/\?.*/, '')),
  )
  return [...new Set(addresses)]
}
