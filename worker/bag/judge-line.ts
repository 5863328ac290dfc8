import type { BagLine } from '#shared/bag/bag.ts'
import type { Fulfillment, Obstacle } from '#shared/product/fulfillment.ts'
import {
  judgeFulfillment,
  publicStock,
  type Item,
  type PickupPlace,
  type Supply,
} from '#shared/product/judge-fulfillment.ts'

import type { ProductAvailability } from '../product/product-availability.ts'
import type { WireProductItem } from './wire-basket.ts'

/** The data by which lines are judged, besides their own. */
export interface LineFacts {
  /** Whether the site has pickup. */
  isPickupOffered: boolean
  /** Where lines are or would be picked up. Null if no store is known. */
  store: PickupPlace | null
  /** Availability on the web and in that store, as far as it is known. */
  availability: readonly ProductAvailability[]
}

/** Judged without a store, as where only the lines themselves count. */
export const NO_FACTS: LineFacts = { isPickupOffered: true, store: null, availability: [] }

/** A store that only its lines name, which the service judges. */
const SOME_STORE: PickupPlace = { takesPickup: true, pickupLimit: null }

type Judged = Pick<
  BagLine,
  'fulfillment' | 'availability' | 'obstacle' | 'otherObstacle' | 'hasOtherWay' | 'maxQuantity'
>

/** Judges a line in its own mode by the basket, which is current, and in the other one by what is known of it. */
export function judgeLine(
  line: WireProductItem,
  fulfillment: Fulfillment,
  facts: LineFacts,
): Judged {
  const item = itemOf(line, fulfillment, facts)
  const { quantity } = line
  const isPickup = fulfillment === 'pickup'
  const other = isPickup ? 'shipping' : 'pickup'
  const own = judgeFulfillment({
    item,
    mode: fulfillment,
    store: facts.store ?? (isPickup ? SOME_STORE : null),
    quantity,
  })
  // An item that the service calls unavailable cannot be ordered, whatever its numbers.
  const obstacle = own.obstacle ?? (line.c_available === false ? 'short' : null)
  return {
    fulfillment,
    obstacle,
    availability: availabilityOf(obstacle),
    maxQuantity: mostOf(line, isPickup),
    otherObstacle: judgeFulfillment({ item, mode: other, store: facts.store, quantity }).obstacle,
    hasOtherWay: isFree(line) && (isPickup || facts.isPickupOffered),
  }
}

/** Whether the shopper chooses between shipping and pickup: gifts follow their item, and cards are not picked up. */
const isFree = (line: WireProductItem) =>
  ![
    line.bonusProductLineItem,
    line.c_isBonusLineItem,
    line.c_isGiftCard,
    line.c_isVirtual,
  ].includes(true)

function availabilityOf(obstacle: Obstacle | null): BagLine['availability'] {
  if (obstacle === null) return 'available'
  return obstacle === 'short' ? 'short' : 'sold-out'
}

function itemOf(line: WireProductItem, fulfillment: Fulfillment, facts: LineFacts): Item {
  const elsewhere = facts.availability.find(({ id }) => id === line.productId)
  const own = supplyOf(line, fulfillment === 'pickup')
  const isPickup = fulfillment === 'pickup'
  return {
    isSold: true,
    isForceSoldOut: false,
    isPickupOffered: facts.isPickupOffered,
    isPickupEligible: line.c_isGiftCard !== true && (isPickup || !isWithheld(elsewhere, facts)),
    web: isPickup ? webSupply(elsewhere) : own,
    pickup: isPickup ? own : storeSupply(elsewhere),
  }
}

/** The service's judgment of the line in its fulfillment mode. */
function supplyOf(line: WireProductItem, isPickup: boolean): Supply {
  const { c_available: isAvailable, c_availableQuantity: available } = line
  const isGone = isAvailable === false && !available
  const limit = isPickup ? line.c_bopisPurchaseLimit : line.c_webPurchaseLimit
  return {
    isOrderable: isAvailable === undefined || isAvailable === null ? null : !isGone,
    // An available item is available in its quantity, whatever the numbers.
    stock: isAvailable === false ? (available ?? null) : null,
    limit: isAvailable === false ? (limit ?? null) : null,
  }
}

const UNKNOWN: Supply = { isOrderable: null, stock: null, limit: null }

const webSupply = (known: ProductAvailability | undefined): Supply =>
  known
    ? {
        isOrderable: known.availability.webOrderable,
        stock: known.stockLevel,
        limit: known.availability.webPurchaseLimit,
      }
    : UNKNOWN

const storeSupply = (known: ProductAvailability | undefined): Supply =>
  known
    ? {
        isOrderable: known.availability.bopisStoreOrderable,
        stock: known.storeStockLevel,
        limit: known.availability.bopisPurchaseLimit,
      }
    : UNKNOWN

/** Whether the store has an item and does not hand it over, although it takes orders. */
const isWithheld = (known: ProductAvailability | undefined, { store }: LineFacts) =>
  known?.availability.bopisStoreOrderable === false &&
  (known.storeStockLevel ?? 0) > 0 &&
  store !== null &&
  store.takesPickup &&
  store.pickupLimit !== 0

/** The most that the line may have, by stock and limit of its mode. */
function mostOf(line: WireProductItem, isPickup: boolean) {
  const limit = isPickup ? line.c_bopisPurchaseLimit : line.c_webPurchaseLimit
  const stock = saidStock(line, limit ?? null, isPickup ? 'pickup' : 'shipping')
  const known = [stock, limit].filter((most) => typeof most === 'number')
  return known.length > 0 ? Math.min(...known) : null
}

/** The stock, if it is public or if the line has more than that, which its message says. */
function saidStock(line: WireProductItem, limit: number | null, mode: Fulfillment) {
  const { c_availableQuantity: stock = null, quantity } = line
  return stock !== null && stock < quantity ? stock : publicStock({ stock, limit }, mode)
}
