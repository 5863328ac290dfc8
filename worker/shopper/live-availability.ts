import type { Inventory, LiveAvailability, LiveItem } from '#shared/contract/availability.ts'
import type { ProductId } from '#shared/contract/product.ts'
import type { Supply } from '#shared/fulfillment/judge-fulfillment.ts'
import { offersPickup } from '#shared/fulfillment/offers-pickup.ts'
import { ProblemError } from '#shared/contract/problem.ts'

import { itemOf } from '../catalog/item-of.ts'
import type { LiveProduct } from '../commerce/live-product.ts'
import type { ProductAvailability } from '../commerce/product-availability.ts'
import { visitorStoreOf } from './pickup.ts'
import type { ShopperContext } from './shopper-context.ts'

/** What the service says of one product. Null where it has not answered. */
interface Facts {
  id: ProductId
  product: LiveProduct | null
  known: ProductAvailability | null
  inventoryListId: string | null
}

/**
 * What the visitor can have now. One product is read with its stock; of several, only the judgement of the service is
 * asked for. Each of the two calls makes up for the other.
 */
export async function readLiveAvailability(
  shop: ShopperContext,
  ids: readonly ProductId[],
): Promise<LiveAvailability> {
  const visitors = visitorStoreOf(shop)
  const storeId = visitors?.storeId ?? null
  const [place, isPickupOffered] = await Promise.all([
    storeId === null ? null : shop.readPickupStore(storeId),
    shop.catalog.getPreferences().then(offersPickup, () => true),
  ])
  const inventoryListId = place?.inventoryListId ?? null
  const [only] = ids
  const [known, product] = await Promise.all([
    shop.readAvailability({ ids, storeId }).catch(() => null),
    ids.length === 1 && only ? shop.readLiveProduct(only, inventoryListId).catch(() => null) : null,
  ])
  if (!known && !product) throw new ProblemError('unavailable')
  const facts = ids.flatMap((id): Facts[] => {
    const own = known?.find((each) => each.id === id) ?? null
    return own || product ? [{ id, product, known: own, inventoryListId }] : []
  })
  return {
    store: visitors && {
      id: visitors.storeId,
      name: place?.name ?? visitors.storeName,
      takesPickup: place?.takesPickup ?? true,
      pickupLimit: place?.pickupLimit ?? null,
    },
    items: facts.map((each) => liveItemOf(each, { isPickupOffered, hasStore: visitors !== null })),
    inventories: shop.session.state?.agent ? facts.map(inventoryOf) : null,
  }
}

interface Circumstances {
  isPickupOffered: boolean
  hasStore: boolean
}

function liveItemOf(facts: Facts, { isPickupOffered, hasStore }: Circumstances): LiveItem {
  const { id, product, known } = facts
  const stockLevel = stockOf(facts)
  const item = itemOf(product ?? limitsOf(known), {
    hasPrice: true,
    orderable: product?.inventory?.orderable ?? known?.availability.webOrderable ?? undefined,
    // The stock of a master is that of all its variants.
    stockLevel: product?.type.master ? undefined : (stockLevel ?? undefined),
  })
  return {
    ...item,
    id,
    isPickupOffered,
    pickup: hasStore ? storeSupply(facts, item.pickup.limit) : item.pickup,
  }
}

/** Without the product, the service's own numbers are the limits. */
const limitsOf = (known: ProductAvailability | null) => ({
  c_availableForInStorePickup: true,
  c_webPurchaseLimit: known?.availability.webPurchaseLimit ?? null,
})

function storeSupply(facts: Facts, limit: number | null): Supply {
  const { product, known } = facts
  // What no store hands over is not judged by the store.
  if (limit === 0) return { isOrderable: null, stock: null, limit }
  const inList = listed(facts)
  const stock = inList?.ats ?? known?.storeStockLevel ?? null
  return {
    isOrderable: known?.availability.bopisStoreOrderable ?? inList?.orderable ?? null,
    stock: product?.type.master ? null : stock,
    limit,
  }
}

const inventoryOf = (facts: Facts): Inventory => ({
  id: facts.id,
  web: stockOf(facts),
  inStore: listed(facts)?.ats ?? facts.known?.storeStockLevel ?? null,
})

const stockOf = ({ product, known }: Facts) =>
  product?.inventory?.ats ?? product?.inventory?.stockLevel ?? known?.stockLevel ?? null

const listed = ({ product, inventoryListId }: Facts) =>
  product?.inventories.find(({ id }) => id === inventoryListId)
