import * as v from 'valibot'

import { PAGE_TYPES } from '../http/define-route.ts'
import { Bought, MAX_PRODUCTS, Path, Products } from './activities.ts'
import type { TrustedHtml } from '../text/html.ts'
import { ProductId } from '../product/product.ts'
import type { ProductRows } from '../product/product-extras.ts'

/** More than one look at a page leads to. */
const MAX_EVENTS = 20
/** More than a page has. */
const MAX_SLOTS = 40

/** The visitor's page and bag, for the personalization service (spec 3 §7). */
export const PersonalizationEvent = v.variant('event', [
  v.strictObject({ event: v.literal('page-view'), pageType: v.picklist(PAGE_TYPES), path: Path }),
  v.strictObject({ event: v.literal('product-detail-view'), productId: ProductId }),
  v.strictObject({ event: v.literal('product-thumbnail-view'), productIds: Products }),
  v.strictObject({
    event: v.literal('cart'),
    /** None in an emptied bag. */
    products: v.pipe(v.array(Bought), v.maxLength(MAX_PRODUCTS)),
  }),
])
export type PersonalizationEvent = v.InferOutput<typeof PersonalizationEvent>

const events = v.pipe(v.array(PersonalizationEvent), v.minLength(1), v.maxLength(MAX_EVENTS))

const slots = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))), v.maxLength(MAX_SLOTS))

/** With `slots`, those below what is in view, the decision for the page is wanted as well. */
export const PersonalizationEvents = v.strictObject({ events, slots: v.optional(slots) })
export type PageToDecide = v.InferOutput<typeof PersonalizationEvents> & {
  slots: readonly string[]
}

/** The visitor's own content, which replaces public content. */
export interface PageDecision {
  /** Slots with other content, or with theirs in another order. */
  slots: readonly { id: string; html: TrustedHtml }[]
  /** The rows of a product page in their order. Null if it stays. */
  rows: readonly (keyof ProductRows)[] | null
}
