import type { SeedTier } from '../catalog/model.ts'
import type { SiteId } from '../platform/sites.ts'
import type { ProductCard } from './document.ts'

/** The quantity tiers on a site, in ascending quantity. */
export const tiersOn = (siteId: SiteId, { tiers }: Pick<ProductCard, 'tiers'>): SeedTier[] =>
  tiers?.[siteId] ?? []

/** The tiers of a product or of its variants. */
export const tiersWithin = (siteId: SiteId, product: ProductCard) => (productId: string) =>
  tiersOn(siteId, product.variants?.find(({ id }) => id === productId) ?? product)

/** The unit price for a quantity, in minor units; a tier never raises it. */
export function tieredPrice(price: number, quantity: number, tiers: SeedTier[]): number {
  const reached = tiers.filter((tier) => tier.quantity <= quantity)
  return Math.min(price, ...reached.map((tier) => tier.price))
}
