import * as features from '#shop/features.ts'

import { factory } from './config/env.ts'
import { openShopper } from './open-shopper.ts'
import { openReviewer } from './reviews/reviewer.ts'

/** Lets limits and policies ask who sends the request. The session opens when one does. */
export const identify = () =>
  factory.createMiddleware(async function identify(c, next) {
    c.set('identity', {
      isAgent: async () => Boolean((await openShopper(c)).session.state?.agent),
      shopperId: async () => (await openShopper(c)).session.state?.customerId ?? null,
      reviewerId: async () =>
        features.reviews ? openReviewer((await openShopper(c)).edge).knownId() : null,
    })
    await next()
  })
