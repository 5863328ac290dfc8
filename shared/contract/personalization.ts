import * as v from 'valibot'

import { PAGE_TYPES } from '../define-route.ts'
import { BoughtProducts, Path, Products } from './activities.ts'
import { ProductId } from './product.ts'

/** More than one look at a page leads to. */
const MAX_EVENTS = 20

/** What a visitor sees and is about to buy, for the personalization service (spec 3 §7). */
export const PersonalizationEvent = v.variant('event', [
  v.strictObject({ event: v.literal('page-view'), pageType: v.picklist(PAGE_TYPES), path: Path }),
  v.strictObject({ event: v.literal('product-detail-view'), productId: ProductId }),
  v.strictObject({ event: v.literal('product-thumbnail-view'), productIds: Products }),
  v.strictObject({ event: v.literal('cart'), products: BoughtProducts }),
])
export type PersonalizationEvent = v.InferOutput<typeof PersonalizationEvent>

export const PersonalizationEvents = v.strictObject({
  events: v.pipe(v.array(PersonalizationEvent), v.minLength(1), v.maxLength(MAX_EVENTS)),
})
