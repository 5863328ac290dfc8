import type { SeedTier, SiteId } from '../catalogue/model.ts'
import type { ProductCard } from './document.ts'

/** What more than one unit costs each on a site, in ascending quantity. */
export const tiersOn = (siteId: SiteId, { tiers }: Pick<ProductCard, 'tiers'>): SeedTier[] =>
  tiers?.[siteId] ?? []

/** The tiers of what is sold of a product: its own, or those of its variants. */
export const tiersWithin = (siteId: SiteId, product: ProductCard) => (productId: string) =>
  tiersOn(siteId, product.variants?.find(({ id }) => id === productId) ?? product)

/** What one unit costs where so many are bought; a tier never makes it dearer. Minor units. */
export function tieredPrice(price: number, quantity: number, tiers: SeedTier[]): number {
  const reached = tiers.filter((tier) => tier.quantity <= quantity)
  return Math.min(price, ...reached.map((tier) => tier.price))
}
