import * as v from 'valibot'

import type { Tray } from '#shared/bag/bag.ts'
import { CategoryId } from '#shared/listing/category.ts'

import type { PictureOf } from './picture-of.ts'
import type { WireCart, WireProductItem } from './wire-basket.ts'

/** More places than these are told by the promotion's text alone. */
const MOST_PLACES = 8

/** The tray of a promotion within reach, at the line that the service names it at. Null if its places are unknown. */
export function trayOf(
  { c_approachingDiscountCallout: approaching }: WireProductItem,
  { productItems }: Pick<WireCart, 'productItems'>,
  pictureOf: PictureOf,
): Tray | null {
  const missing = approaching?.missingQuantity ?? 0
  if (!approaching || !Number.isInteger(missing) || missing < 1 || missing > MOST_PLACES)
    return null
  const filled = approaching.qualifyingItems.flatMap(({ itemId, quantity }) => {
    const item = productItems.find((each) => each.itemId === itemId)
    const places = Math.min(MOST_PLACES, Math.max(0, Math.trunc(quantity)))
    return item ? Array.from({ length: places }, () => pictureOf(item)) : []
  })
  const places = filled.length + missing
  if (filled.length === 0 || places > MOST_PLACES) return null
  const categoryId = v.safeParse(CategoryId, approaching.categoryId)
  return { filled, missing, categoryId: categoryId.success ? categoryId.output : null }
}
