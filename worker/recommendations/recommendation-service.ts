import * as v from 'valibot'

import type { ProductTile, RecommendedBy } from '#shared/product/product.ts'
import type { Recommender } from '#shared/recommendations/recommendations.ts'
import type { Site } from '#shared/site/site.ts'

import {
  accessOf,
  visitorFields,
  toWireProduct,
  wireSiteId,
  type ActiveVisitor,
  type RecommendationAccount,
} from '../analytics/recommendation-account.ts'
import type { Config } from '../config/env.ts'
import {
  createServiceClient,
  type Service,
  type ServiceDependencies,
  type ServiceRequest,
} from '../upstream/service-client.ts'

/** The source of recommendations: a recommender, or a zone of a page, whose recommender the service knows. */
export type RecommendationSource = { recommender: Recommender } | { zone: string }

/** The products that the service has chosen. */
export interface Recommendation {
  /** The best first. They may be sold out or unknown to the site. */
  productIds: string[]
  /** Null if the service does not say which recommender has chosen. */
  recommendedBy: RecommendedBy | null
}

/**
 * The service that recommends products. Without a visitor requests identify no one, so responses are the same for
 * every visitor.
 */
export interface RecommendationService {
  /** Products to show beside others. */
  recommend(
    source: RecommendationSource,
    productIds: readonly string[],
    signal: AbortSignal,
    categoryIds?: readonly string[],
  ): Promise<Recommendation>
  /** The names of the site's recommenders. */
  listRecommenders(signal: AbortSignal): Promise<string[]>
}

/** The tiles of a recommendation, which name who has chosen them. */
export const withRecommender = (
  tiles: ProductTile[],
  recommendedBy: RecommendedBy | null,
): ProductTile[] =>
  recommendedBy === null ? tiles : tiles.map((tile) => ({ ...tile, recommendedBy }))

/** Spec 3 §9.7. */
export const MAX_PRODUCTS = 24

const Recommendations = v.object({
  recommenderName: v.nullish(v.string(), null),
  recoUUID: v.nullish(v.string(), null),
  recs: v.array(v.object({ id: v.string() })),
})
const Recommenders = v.object({ recommenders: v.array(v.object({ name: v.string() })) })

export interface RecommendationContext extends ServiceDependencies<
  Pick<Config, 'recommendations' | 'commerce'>
> {
  site: Site
  /** A visitor with consent. Recommendations for a visitor must not be cached. */
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
  const siteId = wireSiteId(config, account, site)

  return {
    async recommend(source, productIds, signal, categoryIds = []) {
      const { recs, recommenderName, recoUUID } = await client.call({
        ...operationFor(source, siteId),
        body: {
          products: [...new Set(productIds)].slice(0, MAX_PRODUCTS).map((id) => toWireProduct(id)),
          ...(categoryIds.length > 0 && { categories: categoryIds.map((id) => ({ id })) }),
          realm: account.realm,
          instanceType: account.instanceType,
          ...(visitor && visitorFields(visitor)),
        },
        ...(visitor && { subject: visitor.cookieId }),
        schema: Recommendations,
        signal,
      })
      return {
        productIds: recs.map(({ id }) => id),
        recommendedBy: recommenderName === null ? null : { recommender: recommenderName, recoUUID },
      }
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

const recommendationService: Service<RecommendationAccount> = {
  name: 'recommendations',
  deadlineMs: 1_000,
  accessOf,
}

const operationFor = (
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
