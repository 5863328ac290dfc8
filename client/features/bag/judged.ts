import type { ProductId } from '#shared/product/product.ts'
import type { Fulfillment } from '#shared/product/fulfillment.ts'

import type { QuantityRules } from '../product/purchase.ts'

/** What the form has to know of a product in the mode in which it is bought now. */
export interface Judged {
  productId: ProductId
  mode: Fulfillment
  /** It can be had neither way. */
  isSoldOut: boolean
  /** It is picked up in a store that has yet to be chosen. */
  needsStore: boolean
  rules: QuantityRules
  limit: number | null
  /** Whether it is stock that limits the quantity, more than one order does. */
  isScarce: boolean
  /** Why no more can be added. */
  missing: string | null
  /** What the shopper has chosen before, in this mode. */
  remembered: number | null
  /** Whether that was more than is allowed now. */
  isLowered: boolean
  /** Called with each quantity that is chosen. */
  onQuantity: (quantity: number) => void
  /** Called when it is in the bag. */
  onAdded: () => void
}
