import * as features from '#shop/features.ts'
import type { SitePreferences } from '#shared/preferences/preferences.ts'
import type { SetMember } from '#shared/product/product.ts'
import { offersPickup } from '#shared/stores/offers-pickup.ts'

/** The product as the site's preferences have it: without pickup at all, or with pickup that is paused. */
export function whereOffered<Offered extends SetMember>(
  product: Offered,
  preferences: SitePreferences | null,
): Offered {
  if (!features.pickup) return { ...product, pickup: null, pickupObstacle: null }
  if (preferences === null || offersPickup(preferences)) return product
  const isPaused = preferences.enableStorePickUp && !product.isGiftCard
  return { ...product, pickup: null, pickupObstacle: isPaused ? 'pickup-off' : null }
}
