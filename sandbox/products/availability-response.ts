import { type ProductDocument, sellableIds } from './document.ts'
import { shippedUnits, storeUnits } from './inventory.ts'
import type { ProductData } from './read-products.ts'

const USUAL_LIMIT = 10

/** The store for which pickup is requested. */
export interface PickupStore {
  inventoryId: string
  isOpen: boolean
}

/**
 * The availability of a product for delivery and in a store; undefined if the site does not sell
 * it.
 */
export function availabilityResponse(id: string, facts: ProductData, place: PickupStore | null) {
  const product = facts.documents.get(id)
  if (!product || !facts.offers.has(id)) return undefined
  const ids = sellableIds(product)
  const stock = sum(shippedUnits(ids, facts))
  const inHand = place ? sum(storeUnits(ids, facts, place.inventoryId)) : 0
  return {
    id,
    sku: id,
    stockLevel: stock,
    ...(place && { storeStockLevel: inHand }),
    availability: {
      ...byMail(product, stock),
      ...(place
        ? inStore(product, place, inHand)
        : {
            bopisPurchaseLimit: getLimit(product, 'c_bopisPurchaseLimit'),
            bopisStoreOrderable: false,
          }),
    },
  }
}

function byMail(product: ProductDocument, stock: number) {
  const limit = product.custom.c_forceSoldOut === true ? 0 : getLimit(product, 'c_webPurchaseLimit')
  return {
    webOrderable: limit > 0 && stock >= product.minOrderQuantity,
    webPurchaseLimit: Math.min(limit, stock),
  }
}

function inStore(product: ProductDocument, { isOpen }: PickupStore, stock: number) {
  const isHandedOver = isOpen && product.custom.c_availableForInStorePickup !== false
  const limit = isHandedOver ? getLimit(product, 'c_bopisPurchaseLimit') : 0
  const isOrderable = limit > 0 && stock >= product.minOrderQuantity
  return {
    bopisPurchaseLimit: isOrderable ? Math.min(limit, stock) : 0,
    bopisStoreOrderable: isOrderable,
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

function getLimit({ custom }: ProductDocument, attribute: `c_${string}`): number {
  const limit = custom[attribute]
  return typeof limit === 'number' ? limit : USUAL_LIMIT
}
