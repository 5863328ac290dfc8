import type { Site } from '#shared/site/site.ts'

import type { Config } from '../config/env.ts'

/** The account at the recommendation service, which also receives activities. */
export type RecommendationAccount = NonNullable<Config['recommendations']>

/** A visitor, for a service that knows neither names nor e-mail addresses. */
export interface ActiveVisitor {
  cookieId: string
  /** Encrypted. Null unless a customer is signed in (spec 3 §6). */
  userId: string | null
}

/** The service's id of a site. */
export const wireSiteId = (
  { commerce }: Pick<Config, 'commerce'>,
  { realm }: RecommendationAccount,
  site: Site,
) => `${realm}-${commerce.siteIds[site.id]}`

export const accessOf = ({ url, clientId }: RecommendationAccount) => ({
  origin: url,
  headers: { 'x-cq-client-id': clientId },
})

/** How requests name a visitor. */
export const visitorFields = ({ cookieId, userId }: ActiveVisitor) => ({
  cookieId,
  ...(userId !== null && { userId }),
})

/**
 * The shop's ids are those of the catalog, so there is no other id.
 *
 * @param sku the variant of a master
 */
export const toWireProduct = (id: string, sku = '') => ({ id, sku, altId: '', altIdType: '' })
