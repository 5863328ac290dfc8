import type { LiveProduct } from '../product/live-product.ts'
import type { ProductAvailability } from '../product/product-availability.ts'

/** A product's stock on the web and in one store. Null where it is unknown. */
export interface LiveStock {
  web: number | null
  inStore: number | null
  isWebOrderable: boolean | null
  isStoreOrderable: boolean | null
  /** The stock of a master is that of all its variants. */
  isOfOne: boolean
}

interface Answers {
  product: LiveProduct | null
  known: ProductAvailability | null
  inventoryListId: string | null
}

/** The product's own numbers, and what they lack from the judgement of the service. */
export function liveStockOf({ product, known, inventoryListId }: Answers): LiveStock {
  const own = product ? ownStock(product, inventoryListId) : {}
  const { webOrderable, bopisStoreOrderable } = known?.availability ?? {}
  return {
    web: firstKnown(own.web, known?.stockLevel),
    inStore: firstKnown(own.inStore, known?.storeStockLevel),
    isWebOrderable: firstKnown(own.isWebOrderable, webOrderable),
    isStoreOrderable: firstKnown(bopisStoreOrderable, own.isStoreOrderable),
    isOfOne: product?.type.master !== true,
  }
}

type Known<Stock> = { [Name in keyof Stock]?: Stock[Name] | undefined }

function ownStock(
  { inventory, inventories }: LiveProduct,
  listId: string | null,
): Known<LiveStock> {
  const list = inventories.find(({ id }) => id === listId)
  return {
    web: inventory?.ats ?? inventory?.stockLevel,
    inStore: list?.ats,
    isWebOrderable: inventory?.orderable,
    isStoreOrderable: list?.orderable,
  }
}

const firstKnown = <Value>(...values: (Value | null | undefined)[]): Value | null =>
  values.find((value) => value !== null && value !== undefined) ?? null
