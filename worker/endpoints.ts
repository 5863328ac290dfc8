import * as features from '#shop/features.ts'
import { agentEndpoints } from '#shared/agents/endpoints.ts'
import { accountEndpoints } from '#shared/account/endpoints.ts'
import { availabilityEndpoints } from '#shared/availability/endpoints.ts'
import { bagEndpoints } from '#shared/bag/endpoints.ts'
import { campaignEndpoints } from '#shared/campaigns/endpoints.ts'
import { catalogEndpoints as catalogReads } from '#shared/catalog.ts'
import { arrivalEndpoints, checkoutEndpoints, streetEndpoints } from '#shared/checkout/endpoints.ts'
import { consentEndpoints } from '#shared/consent/endpoints.ts'
import { giftCardEndpoints } from '#shared/gift-cards/endpoints.ts'
import type { PortFor } from '#shared/http/endpoint.ts'
import { noneOf } from '#shared/http/none-of.ts'
import { newsletterEndpoints } from '#shared/newsletter/endpoints.ts'
import { reviewWritingEndpoints } from '#shared/reviews/endpoints.ts'
import { rewardEndpoints } from '#shared/rewards/endpoints.ts'
import { passkeyEndpoints, signInEndpoints } from '#shared/sign-in/endpoints.ts'
import { storeEndpoints } from '#shared/stores/endpoints.ts'
import { wishListEndpoints } from '#shared/wish-list/endpoints.ts'

import { accountHandlers } from './account/endpoints.ts'
import { agentHandlers } from './agents/endpoints.ts'
import { availabilityHandlers } from './availability/endpoints.ts'
import { bagHandlers } from './bag/endpoints.ts'
import { campaignHandlers } from './campaigns/endpoints.ts'
import { arrivalHandlers, createCheckoutHandlers, streetHandlers } from './checkout/endpoints.ts'
import { checkoutActions, storeActions } from './composed-actions.ts'
import { consentHandlers } from './consent/endpoints.ts'
import { contentHandlers } from './content/endpoints.ts'
import { giftCardHandlers } from './gift-cards/endpoints.ts'
import type { CatalogEdge, Edge, PlaceEdge, PublicEdge } from './http/edge.ts'
import { readsOf, type Handlers, type Served } from './http/serve.ts'
import { listingHandlers } from './listing/endpoints.ts'
import { newsletterHandlers } from './newsletter/endpoints.ts'
import { preferenceHandlers } from './preferences/endpoints.ts'
import { productHandlers } from './product/endpoints.ts'
import { recommendationHandlers } from './recommendations/endpoints.ts'
import { reviewHandlers, reviewWritingHandlers } from './reviews/endpoints.ts'
import { rewardHandlers } from './rewards/endpoints.ts'
import { searchHandlers } from './search/endpoints.ts'
import { passkeyHandlers, signInHandlers, type SignInEdge } from './sign-in/endpoints.ts'
import { createStoreHandlers, storeCatalogHandlers } from './stores/endpoints.ts'
import { wishListHandlers } from './wish-list/endpoints.ts'

/** What anyone may use, without a session. */
export const publicEndpoints: readonly Served<PublicEdge>[] = [
  { endpoints: newsletterEndpoints, handlers: newsletterHandlers },
]

/** Reads that are the same for every visitor. */
export const catalogEndpoints: readonly Served<CatalogEdge>[] = [
  {
    endpoints: catalogReads,
    handlers: {
      ...listingHandlers,
      ...productHandlers,
      ...searchHandlers,
      ...contentHandlers,
      ...preferenceHandlers,
      ...recommendationHandlers,
      ...(features.reviews ? reviewHandlers : noneOf<typeof reviewHandlers>()),
      ...(features.pickup ? storeCatalogHandlers : noneOf<typeof storeCatalogHandlers>()),
    } satisfies Handlers<CatalogEdge, typeof catalogReads>,
  },
]

/** Reads that depend on where the visitor is. */
export const placeEndpoints: readonly Served<PlaceEdge>[] = [
  { endpoints: arrivalEndpoints, handlers: arrivalHandlers },
  { endpoints: consentEndpoints, handlers: consentHandlers },
]

/** Signing in and out. */
export const sessionEndpoints: readonly Served<SignInEdge>[] = [
  { endpoints: signInEndpoints, handlers: signInHandlers },
  { endpoints: passkeyEndpoints, handlers: passkeyHandlers },
]

/** One visitor's own data, by capability. */
export const personalEndpoints: readonly Served<Edge>[] = [
  { endpoints: bagEndpoints, handlers: bagHandlers },
  { endpoints: campaignEndpoints, handlers: campaignHandlers },
  { endpoints: availabilityEndpoints, handlers: availabilityHandlers },
  { endpoints: checkoutEndpoints, handlers: createCheckoutHandlers(checkoutActions) },
  { endpoints: streetEndpoints, handlers: streetHandlers },
  ...(features.giftCards ? [{ endpoints: giftCardEndpoints, handlers: giftCardHandlers }] : []),
  { endpoints: accountEndpoints, handlers: accountHandlers },
  ...(features.rewards ? [{ endpoints: rewardEndpoints, handlers: rewardHandlers }] : []),
  ...(features.reviews
    ? [{ endpoints: reviewWritingEndpoints, handlers: reviewWritingHandlers }]
    : []),
  ...(features.pickup
    ? [{ endpoints: storeEndpoints, handlers: createStoreHandlers(storeActions) }]
    : []),
  ...(features.wishList ? [{ endpoints: wishListEndpoints, handlers: wishListHandlers }] : []),
  ...(features.agents ? [{ endpoints: agentEndpoints, handlers: agentHandlers }] : []),
]

/** Reads one visitor's own data without a request. */
export const portFor =
  (edge: Edge): PortFor =>
  (endpoints) => {
    const served = personalEndpoints.find((each) => each.endpoints === endpoints)
    if (!served) throw new Error('worker/endpoints.ts does not list these endpoints.')
    return readsOf(endpoints, served.handlers, edge)
  }
