import type { ProductTile } from '#shared/product/product.ts'
import type { Fulfillment } from '#shared/product/fulfillment.ts'

/** The site's settings for tiles. */
export interface TileSettings {
  /** Whether stores hand products over. */
  hasPickup: boolean
  /** Whether a product opens over the list (preference `enableQuicklookInGrid`). */
  hasQuickLook: boolean
  /** Whether products have ratings (preference `bvEnableRR_C2013`). */
  hasRatings: boolean
}

/** The action that a tile offers. */
export type TileOffer =
  | {
      can: 'add'
      productId: string
      quantity: number
      fulfillment: Fulfillment
      isForMembers: boolean
    }
  /** Something has to be chosen first: in the quick look, or on the product's page. */
  | { can: 'choose' }
  | { can: 'nothing' }

type Offered = Pick<ProductTile, 'orderable' | 'pickup' | 'buys' | 'isMemberExclusive'>

/** A product that is not shipped, or is withheld from shipping, is added for pickup (spec 2 §4). */
export function tileOffer(
  { orderable, pickup, buys, isMemberExclusive }: Offered,
  { hasPickup }: Pick<TileSettings, 'hasPickup'>,
): TileOffer {
  const isPickedUp = !orderable && pickup && hasPickup
  if (!orderable && !isPickedUp) return { can: 'nothing' }
  if (!buys) return { can: 'choose' }
  const fulfillment = isPickedUp ? 'pickup' : 'shipping'
  return { can: 'add', ...buys, fulfillment, isForMembers: isMemberExclusive }
}

/** Sets and gift cards ask for more than the quick look has room for. */
export const canBeLookedAt = ({ kind, buys }: Pick<ProductTile, 'kind' | 'buys'>) =>
  kind === 'master' || (kind !== 'set' && buys !== null)
