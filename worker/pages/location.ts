import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite } from '#shared/site/site.ts'

import type { RequestContext } from '../env.ts'

/** The `Location` of a redirect to a path of the shop, given without site and locale, or to an https address. */
export function locationOf(to: string, { site, locale, config }: RequestContext) {
  if (to.startsWith('https://')) return to
  const placement = createPlacement({ ...config.placement, defaultSite })
  const [path = '/', search = ''] = to.split('?')
  return placement.href({ site, locale, path, search: search && `?${search}` })
}

/** Leads a visitor elsewhere, this time only. */
export const redirectTo = (location: string, status: 301 | 302 | 303 = 303) =>
  new Response(null, { status, headers: { Location: location, 'Cache-Control': 'no-store' } })
