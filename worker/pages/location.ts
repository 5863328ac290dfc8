import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite } from '#shared/site/site.ts'

import type { RequestContext } from '../env.ts'

/** The `Location` of a redirect to an https URL or to a path of the shop without site and locale. */
export function locationOf(to: string, { site, locale, config }: RequestContext) {
  if (to.startsWith('https://')) return to
  const placement = createPlacement({ ...config.placement, defaultSite })
  const [path = '/', search = ''] = to.split('?')
  return placement.href({ site, locale, path, search: search && `?${search}` })
}

/** A redirect that is not stored. */
export const redirectTo = (location: string, status: 301 | 302 | 303 = 303) =>
  new Response(null, { status, headers: { Location: location, 'Cache-Control': 'no-store' } })
