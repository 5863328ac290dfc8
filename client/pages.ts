import * as features from '#shop/features.ts'
import { noneOf } from '#shared/http/none-of.ts'
import type { RouteKey } from '#shared/routes.ts'
import { pages as shopPages } from '#shop/pages.ts'

import { accountPages } from './account/pages.ts'
import { agentPages } from './agents/pages.ts'
import { autoRefreshPages } from './auto-refresh/pages.ts'
import { bagPages } from './bag/pages.ts'
import { checkoutPages } from './checkout/pages.ts'
import { consentPages } from './consent/pages.ts'
import { contentPages } from './content/pages.ts'
import { giftCardPages } from './gift-cards/pages.ts'
import { listingPages } from './listing/pages.ts'
import { orderPages } from './orders/pages.ts'
import { productPages } from './product/pages.ts'
import { rewardPages } from './rewards/pages.ts'
import { searchPages } from './search/pages.ts'
import { shellPages } from './shell/pages.ts'
import { signInPages } from './sign-in/pages.ts'
import { storePages } from './stores/pages.ts'
import { wishListPages } from './wish-list/pages.ts'
import type { LazyPage } from './kit/page.ts'

export type PageKey = RouteKey | 'notFound' | 'agentRefused' | 'error'

/**
 * Every page of the route table, each in a chunk, and the pages without a URL. This table, with those of capabilities and of the
 * retailer that it spreads, is a page's only registration: from these imports the build also finds the files that a document preloads.
 */
export const pages: Record<PageKey, LazyPage> = {
  ...accountPages,
  ...(features.agents ? agentPages : noneOf<typeof agentPages>()),
  ...(features.autoRefresh ? autoRefreshPages : noneOf<typeof autoRefreshPages>()),
  ...bagPages,
  ...checkoutPages,
  ...consentPages,
  ...contentPages,
  ...(features.giftCards ? giftCardPages : noneOf<typeof giftCardPages>()),
  ...listingPages,
  ...orderPages,
  ...productPages,
  ...(features.rewards ? rewardPages : noneOf<typeof rewardPages>()),
  ...searchPages,
  ...shellPages,
  ...signInPages,
  ...(features.pickup ? storePages : noneOf<typeof storePages>()),
  ...(features.wishList ? wishListPages : noneOf<typeof wishListPages>()),
  ...shopPages,
}
