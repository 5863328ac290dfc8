import { services } from '#shop/services.ts'

import type { RequestContext } from '../config/env.ts'
import { externalFetch } from '../upstream/outside-fetch.ts'
import { createReviewService, type ReviewService } from './upstream.ts'

type ReviewContext = Partial<Pick<RequestContext, 'visitorNetwork'>> &
  Pick<RequestContext, 'config' | 'site' | 'locale' | 'log' | 'memory' | 'now'>

/** The review service: the retailer's own, or that of the configuration. Null without either. */
export function openReviewService(context: ReviewContext): ReviewService | null {
  const outside = { ...context, fetch: externalFetch }
  if (services.reviews) return services.reviews.create(outside)
  const account = context.config.reviews
  return account && createReviewService({ ...outside, account })
}
