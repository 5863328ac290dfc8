import type { Picture } from '#shared/media/picture.ts'
import type { Product } from '#shared/product/product.ts'

import type { Choice } from './choice.ts'

/**
 * The pictures that show most of the choice, if there are any; otherwise the product's own. Those of a single color or
 * pattern come before those of a size, which show one of its colors.
 */
export function picturesFor(
  { pictures, picturesByChoice }: Pick<Product, 'pictures' | 'picturesByChoice'>,
  choice: Choice,
): readonly Picture[] {
  let best = { pictures, rank: 0 }
  for (const { values, pictures: own } of picturesByChoice) {
    const shown = Object.entries(values)
    const rank = shown.length * 2 - ('size' in values ? 1 : 0)
    const isShown = own.length > 0 && shown.every(([id, value]) => choice[id] === value)
    if (isShown && rank > best.rank) best = { pictures: own, rank }
  }
  return best.pictures
}
