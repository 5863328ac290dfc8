import type { Picture } from '#shared/contract/picture.ts'
import type { Product } from '#shared/contract/product.ts'

import type { Choice } from './choice.ts'

/**
 * The pictures of the chosen color or fragrance, or else of the chosen size, if there are any; otherwise the product's
 * own. Those of a size show one of its colors.
 */
export function picturesFor(
  { pictures, picturesByValue }: Pick<Product, 'pictures' | 'picturesByValue'>,
  choice: Choice,
): readonly Picture[] {
  const chosen = picturesByValue.filter(
    ({ attribute, value, pictures: own }) => choice[attribute] === value && own.length > 0,
  )
  const ofValue = chosen.find(({ attribute }) => attribute !== 'size') ?? chosen[0]
  return ofValue?.pictures ?? pictures
}
