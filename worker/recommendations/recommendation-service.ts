import * as v from 'valibot'

import type { Recommender } from '#shared/recommendations/recommendations.ts'
import type { Site } from '#shared/site/site.ts'

import type { Config } from '../env.ts'
import {
  createServiceClient,
  type Service,
  type ServiceDependencies,
  type ServiceRequest,
} from '../services/service-client.ts'

/** What to recommend from: a recommender, or the one that the service has for a zone of a page. */
export type RecommendationSource = { recommender: Recommender } | { zone: string }

/** A visitor, for a service that knows neither names nor e-mail addresses. */
export interface ActiveVisitor {
  cookieId: string
  /** Encrypted. Null unless a customer is signed in (spec 3 §6). */
  userId: string | null
}

/**
 * The service that recommends products. Without a visitor nothing that is sent identifies anybody, so its responses are the
 * same for everybody.
 */
export interface RecommendationService {
  /** The ids of products to show beside others, the best first. They may be sold out or unknown to the site. */
  recommend(
    source: RecommendationSource,
    productIds: readonly string[],
    signal: AbortSignal,
    categoryIds?: readonly string[],
  ): Promise<string[]>
  /** The names of the site's recommenders. */
  listRecommenders(signal: AbortSignal): Promise<string[]>
}

/** Spec 3 §9.7. */
export const MAX_PRODUCTS = 24

const Recommendations = v.object({ recs: v.array(v.object({ id: v.string() })) })
const Recommenders = v.object({ recommenders: v.array(v.object({ name: v.string() })) })

type Account = NonNullable<Config['recommendations']>

interface RecommendationContext extends ServiceDependencies<
  Pick<Config, 'recommendations' | 'commerce'>
> {
  site: Site
  /** Whom to recommend to, if they have agreed to it. What is recommended to them must not be cached. */
  visitor?: ActiveVisitor
}

/** Null if the service is not configured. */
export function createRecommendationService({
  site,
  config,
  visitor,
  ...dependencies
}: RecommendationContext): RecommendationService | null {
  const account = config.recommendations
  if (!account) return null
  const client = createServiceClient({ ...dependencies, config: account }, recommendationService)
  const siteId = siteIdOf(config, account, site)

  return {
    async recommend(source, productIds, signal, categoryIds = []) {
      const { recs } = await client.call({
        ...operationOf(source, siteId),
        body: {
          products: [...new Set(productIds)].slice(0, MAX_PRODUCTS).map(productOf),
          ...(categoryIds.length > 0 && { categories: categoryIds.map((id) => ({ id })) }),
          realm: account.realm,
          instanceType: account.instanceType,
          ...(visitor && fieldsOf(visitor)),
        },
        ...(visitor && { subject: visitor.cookieId }),
        schema: Recommendations,
        signal,
      })
      return recs.map(({ id }) => id)
    },
    async listRecommenders(signal) {
      const { recommenders } = await client.call({
        operation: 'getRecommenders',
        path: `/v3/personalization/recommenders/${siteId}`,
        schema: Recommenders,
        signal,
      })
      return recommenders.map(({ name }) => name)
    },
  }
}

/** The service's id of a site. */
export const siteIdOf = ({ commerce }: Pick<Config, 'commerce'>, { realm }: Account, site: Site) =>
  `${realm}-${commerce.siteIds[site.id]}`

export const accessOf = ({ url, clientId }: Account) => ({
  origin: url,
  headers: { 'x-cq-client-id': clientId },
})

const recommendationService: Service<Account> = {
  name: 'recommendations',
  deadlineMs: 1_000,
  accessOf,
}

const operationOf = (
  source: RecommendationSource,
  siteId: string,
): Pick<ServiceRequest<unknown>, 'operation' | 'path'> =>
  'zone' in source
    ? {
        operation: 'getZoneRecommendations',
        path: `/v3/personalization/${siteId}/zones/${encodeURIComponent(source.zone)}/recs`,
      }
    : {
        operation: 'getRecommendations',
        path: `/v3/personalization/recs/${siteId}/${source.recommender}`,
      }

/** How requests name a visitor. */
export const fieldsOf = ({ cookieId, userId }: ActiveVisitor) => ({
  cookieId,
  ...(userId !== null && { userId }),
})

/** The shop's ids are those of the catalog, so there is no other id. */
export const productOf = (id: string) => ({ id, sku: '', altId: '', altIdType: '' })
