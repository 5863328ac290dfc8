import type { Fulfillment, Obstacle } from './fulfillment.ts'

/** Up to this number of units the exact stock level is shown. */
export const LOW_STOCK = 5

/** The units of an item on the web or in a store. */
export interface Supply {
  /** Whether the service would sell one. Null if it has not said so. */
  isOrderable: boolean | null
  /** Null if it is unknown. */
  stock: number | null
  /** How many one shopper may buy (`webPurchaseLimit`, `bopisPurchaseLimit`). Null without a limit. */
  limit: number | null
}

export interface Item {
  /** False without a price. */
  isSold: boolean
  /** Withheld from shipping (`c_forceSoldOut`). */
  isForceSoldOut: boolean
  /** Whether the site has pickup (its preferences). */
  isPickupOffered: boolean
  /** Whether stores hand it over (`c_availableForInStorePickup`). */
  isPickupEligible: boolean
  web: Supply
  /** In the store, or at any store if none is known. */
  pickup: Supply
}

export interface PickupPlace {
  /** False while it is switched off (`c_turnBopisStoreOff`). */
  takesPickup: boolean
  /** How many units of an item it hands over (`c_bopis_purchase_limit`). Null without a limit. */
  pickupLimit: number | null
}

export interface Judgement {
  /** Why it cannot be had; null if it can. */
  obstacle: Obstacle | null
  /** The most that can be had, 0 if it cannot. Null if it is unknown. */
  most: number | null
  /** The stock, if it is so low that the shopper is told ("Only {stockLevel} left!"). */
  left: number | null
}

interface Question {
  item: Item
  mode: Fulfillment
  /** Where it would be picked up; null if no store is chosen. */
  store: PickupPlace | null
  /** How many are wanted. */
  quantity?: number
}

/**
 * Judges whether an item can be had in a mode and store. Product pages, tiles, bag and checkout ask nothing else, so
 * that they cannot contradict each other (spec 2 §4).
 */
export function judgeFulfillment({ item, mode, store, quantity = 1 }: Question): Judgement {
  const obstacle = mode === 'pickup' ? pickupObstacle(item, store) : shippingObstacle(item)
  if (obstacle) return { obstacle, most: 0, left: null }
  const supply = supplyOf(item, mode)
  const most = leastOf(
    supply.stock || null,
    supply.limit,
    mode === 'pickup' ? store?.pickupLimit : null,
  )
  const left = mode === 'shipping' ? lowStock(supply) : null
  return { obstacle: most !== null && most < quantity ? 'short' : null, most, left }
}

/**
 * Stock as far as shoppers may know it: exact where they read it ("Only {stockLevel} left!"), 0 if there is none, and
 * otherwise unknown.
 */
export function publicStock(supply: Pick<Supply, 'stock' | 'limit'>, mode: Fulfillment) {
  if (supply.stock === 0) return 0
  return mode === 'shipping' ? lowStock(supply) : null
}

/** Whether some store may hand it over, whichever the shopper chooses. */
export const canBePickedUp = ({ isSold, isPickupOffered, isPickupEligible, pickup }: Item) =>
  isSold && isPickupOffered && isPickupEligible && pickup.limit !== 0

function shippingObstacle(item: Item): Obstacle | null {
  if (item.isSold && hasUnits(supplyOf(item, 'shipping'))) return null
  return canBePickedUp(item) ? 'out-of-stock' : 'sold-out'
}

function pickupObstacle(item: Item, store: PickupPlace | null): Obstacle | null {
  const general = pickupObstacleAnywhere(item)
  // What can be had neither way is sold out. Pickup that is paused is said all the same (spec 2 §8).
  if (general === 'pickup-off') return general
  if (general) return shippingObstacle(item) === null ? general : 'sold-out'
  if (store) return obstacleAt(store, item)
  return item.pickup.limit === 0 ? 'out-of-stock' : 'no-store'
}

function pickupObstacleAnywhere(item: Item): Obstacle | null {
  if (!item.isSold) return 'sold-out'
  if (!item.isPickupOffered) return 'pickup-off'
  if (!item.isPickupEligible) return 'not-eligible'
  return null
}

function obstacleAt(store: PickupPlace, { pickup }: Item): Obstacle | null {
  if (!store.takesPickup) return 'store-off'
  if (store.pickupLimit === 0) return 'out-of-stock'
  if (!hasStock(pickup)) return 'not-in-store'
  return pickup.limit === 0 ? 'out-of-stock' : null
}

const supplyOf = ({ web, pickup, isForceSoldOut }: Item, mode: Fulfillment): Supply => {
  if (mode === 'pickup') return pickup
  return isForceSoldOut ? { ...web, limit: 0 } : web
}

/** An item without stock may be orderable, because more is on its way. */
const hasStock = ({ isOrderable, stock }: Supply) => isOrderable ?? stock !== 0

const hasUnits = (supply: Supply) => supply.limit !== 0 && hasStock(supply)

const lowStock = ({ stock, limit }: Pick<Supply, 'stock' | 'limit'>) =>
  stock && stock <= LOW_STOCK && (limit === null || stock < limit) ? stock : null

function leastOf(...numbers: (number | null | undefined)[]) {
  const known = numbers.filter((number) => typeof number === 'number')
  return known.length > 0 ? Math.min(...known) : null
}
