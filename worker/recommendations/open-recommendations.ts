import { services } from '#shop/services.ts'

import {
  createRecommendationService,
  type RecommendationContext,
  type RecommendationService,
} from './recommendation-service.ts'

/** The service that recommends products: the retailer's own, or that of the configuration. Null without either. */
export const openRecommendations = (
  context: RecommendationContext &
    Parameters<NonNullable<typeof services.recommendations>['create']>[0],
): RecommendationService | null =>
  services.recommendations?.create(context) ?? createRecommendationService(context)
