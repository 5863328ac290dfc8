import type { LiveAvailability } from '#shared/availability/availability.ts'
import type { SetMember } from '#shared/product/product.ts'
import type { Fulfillment, Obstacle } from '#shared/product/fulfillment.ts'
import { judgeFulfillment } from '#shared/product/judge-fulfillment.ts'

import type { QuantityRules } from '../../bag/quantity.ts'
import type { Buyable } from './purchase.ts'

/** How a product can be had in one mode. */
export interface FulfillmentOption {
  /** Why it cannot; null if it can. `no-store` only means that a store has yet to be chosen. */
  obstacle: Obstacle | null
  /** How many units there are. Null if it is unknown. */
  stock: number | null
  /** How many one order may contain, over all variants (`maxCategoryLimit`). Null without a limit. */
  limit: number | null
  /** The stock, if it is shown. */
  left: number | null
}

export type FulfillmentOptions = Record<Fulfillment, FulfillmentOption>

type Subject = Pick<
  SetMember,
  'pickup' | 'pickupObstacle' | 'webPurchaseLimit' | 'availability' | 'variants'
>

interface KnownAvailability extends Pick<Buyable, 'isShipped'> {
  /** Whether the shopper has chosen a store. */
  hasStore: boolean
}

/** The options from the cached product: whether it can be shipped, and whether stores offer pickup. */
export function knownOptions(
  product: Subject,
  { isShipped, hasStore }: KnownAvailability,
): FulfillmentOptions {
  const { pickup, pickupObstacle, webPurchaseLimit, availability, variants } = product
  const anyStore = hasStore ? null : 'no-store'
  const pickupReason = pickupObstacle ?? (pickup ? anyStore : 'sold-out')
  // Only variants have stock.
  const stock = variants.length === 0 ? availability.stockLevel : null
  return {
    shipping: {
      obstacle: isShipped ? null : pickup ? 'out-of-stock' : 'sold-out',
      stock,
      limit: webPurchaseLimit,
      left: isShipped ? stock : null,
    },
    pickup: { obstacle: pickupReason, stock: null, limit: pickup ? pickup.limit : 0, left: null },
  }
}

/** The options from live availability. Undefined for a product that the service does not know. */
export function liveOptions(
  { items, store }: LiveAvailability,
  productId: string,
  { min }: Pick<QuantityRules, 'min'>,
): FulfillmentOptions | undefined {
  const item = items.find(({ id }) => id === productId)
  if (!item) return undefined
  const shipping = judgeFulfillment({ item, mode: 'shipping', store, quantity: min })
  const pickup = judgeFulfillment({ item, mode: 'pickup', store, quantity: min })
  return {
    shipping: { ...shipping, stock: item.web.stock, limit: item.web.limit },
    pickup: {
      ...pickup,
      stock: item.pickup.stock,
      limit: least(item.pickup.limit, store?.pickupLimit ?? null),
    },
  }
}

/** Whether the shopper can choose it. A store can still be selected. */
export const isPossible = ({ obstacle }: FulfillmentOption) =>
  obstacle === null || obstacle === 'no-store'

/** The shopper's choice as long as it is possible; else shipping, else pickup (spec 2 §4). */
export function modeOf(options: FulfillmentOptions, chosen: Fulfillment | null): Fulfillment {
  if (chosen && isPossible(options[chosen])) return chosen
  return !isPossible(options.shipping) && isPossible(options.pickup) ? 'pickup' : 'shipping'
}

export const isSoldOut = ({ shipping, pickup }: FulfillmentOptions) =>
  !isPossible(shipping) && !isPossible(pickup)

interface Held {
  /** Of this product in this mode. */
  own: number
  /** Of all variants together. */
  family: number
}

/** Whether the limit, not the stock, is why nothing can be added. */
export const isLimitReached = (
  { limit }: Pick<FulfillmentOption, 'limit'>,
  family: number,
  min: number,
) => limit !== null && limit - family < min

/** How many can still be added within the stock and the limit (spec 2 §5). Null if it is unknown. */
export function roomFor({ stock, limit }: Pick<FulfillmentOption, 'stock' | 'limit'>, held: Held) {
  return least(
    // An item without stock may be on its way.
    stock === null || stock === 0 ? null : Math.max(0, stock - held.own),
    limit === null ? null : Math.max(0, limit - held.family),
  )
}

function least(...numbers: (number | null)[]) {
  const known = numbers.filter((number) => number !== null)
  return known.length > 0 ? Math.min(...known) : null
}
