import { REVIEWS_ID } from '#shared/reviews/parameters.ts'

import { lazyCode } from '../../app/lazy-code.ts'
import { whenNear } from '../../app/when-near.ts'

export const contentCode = lazyCode(
  async () => (await import('./product-content.tsx')).productContent,
)

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
  return (await import('../../reviews/reviews.tsx')).Reviews
})

/** Loads content modules, on the edge only. */
export const modulesLoader = lazyCode(
  async () => (await import('../../features/modules/load-modules.ts')).loadModulesAround,
)

/** Loads the code of content modules, which only a navigation needs. */
export const modulesCode = lazyCode(
  async () => (await import('../../features/modules/shown-modules.ts')).loadShownModules,
)
