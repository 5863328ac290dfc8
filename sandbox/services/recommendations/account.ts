import { ProblemError } from '../../platform/problems.ts'
import { type Site, sites, type SiteId } from '../../platform/sites.ts'

/** Credentials of the recommendation service's callers; they protect nothing. */
export const recommendationAccount = {
  clientId: '33333333-3333-4333-8333-333333333333',
  realm: 'jwck',
  sites: { us: 'jwck-us', ca: 'jwck-ca' },
} as const

/** @throws ProblemError 401 without the client id. */
export function requireClient(clientId: string | undefined) {
  if (clientId === recommendationAccount.clientId) return
  throw new ProblemError({
    status: 401,
    type: 'unauthorized',
    title: 'Unauthorized',
    detail: 'The header x-cq-client-id names no client.',
  })
}

/**
 * Finds a site by the service's id for it, or by its own.
 * @throws ProblemError 404 for any other.
 */
export function requireSite(name: string): Site {
  const siteIds: SiteId[] = ['us', 'ca']
  const id = siteIds.find((known) => name === known || name === recommendationAccount.sites[known])
  if (id) return sites[id]
  throw new ProblemError({
    status: 404,
    type: 'site-not-found',
    title: 'Site Not Found',
    detail: `There is no site '${name.slice(0, 60)}'.`,
  })
}
