import { REFINEMENTS } from '#shared/contract/search.ts'
import { routes } from '#shared/routes.ts'
import type { Placement } from '#shared/site/placement.ts'
import { sites, type Site } from '#shared/site/site.ts'

import type { Config } from '../env.ts'

/** A shopper's own pages, in every site and locale. */
const PERSONAL = [routes.cart.path, '/checkout', '/my-account']

const MACHINES = ['/api', '/proxy', '/machine']

/** Of a grid, robots read the pages; its selections and orders are the same products again. */
const SELECTIONS = ['sort', ...Object.keys(REFINEMENTS)]

/** What robots may read: of the shop, all but what is somebody's own or endless; of a rehearsal, nothing. */
export function robots({ environment, publicOrigin }: Config, placement: Placement) {
  if (environment === 'staging') return 'User-agent: *\nDisallow: /\n'
  const personal = PERSONAL.flatMap((path) => prefixes(placement, path))
  const selections = SELECTIONS.flatMap((name) => [`/*?${name}=`, `/*?*&${name}=`])
  const lines = [
    'User-agent: *',
    ...[...personal, ...MACHINES, ...selections].map((rule) => `Disallow: ${rule}`),
    '',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
  ]
  return `${lines.join('\n')}\n`
}

/** How a path begins in all sites and locales; where the query names them, always alike. */
function prefixes(placement: Placement, path: string) {
  const addresses = Object.values<Site>(sites).flatMap((site) =>
    site.supportedLocales
      .filter(({ id }) => placement.canExpress(site, id))
      .map(({ id }) => placement.href({ site, locale: id, path }).replace(/\?.*/, '')),
  )
  return [...new Set(addresses)]
}
