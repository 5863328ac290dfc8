import { REVIEWS_ID } from '#shared/reviews/parameters.ts'

import { lazyCode } from '../kit/lazy-code.ts'
import { whenNear } from '../kit/when-near.ts'

export const membersCode = lazyCode(
  async () => (await import('./product-members.tsx')).ProductMembers,
)

export const giftCardCode = lazyCode(
  async () => (await import('./gift-card-decision.tsx')).GiftCardDecision,
)

/** Only browsers are ever idle, so the edge does not have it. */
export const lateCode = lazyCode(async () =>
  import.meta.env.SSR ? () => null : (await import('./product-late.tsx')).ProductLate,
)

/** In the browser once they are near: the edge has rendered the reviews, whose links and forms work without it. */
export const reviewsCode = lazyCode(async () => {
  if (!import.meta.env.SSR) await whenNear(document.getElementById(REVIEWS_ID))
  return (await import('../reviews/reviews.tsx')).Reviews
})

/** Loads content modules, on the edge only. */
export const modulesLoader = lazyCode(
  async () => (await import('../content/modules/load-modules.ts')).loadModulesAround,
)

/** Loads the code of content modules, which only a navigation needs. */
export const modulesCode = lazyCode(
  async () => (await import('../content/modules/load-modules.ts')).loadShownModules,
)
