import type { Picture } from '#shared/contract/picture.ts'
import type { Product } from '#shared/contract/product.ts'

import type { Choice } from './choice.ts'

/** The pictures of the chosen value if there are any, otherwise the product's own. */
export function picturesFor(
  { pictures, picturesByValue }: Pick<Product, 'pictures' | 'picturesByValue'>,
  choice: Choice,
): readonly Picture[] {
  const ofValue = picturesByValue.find(
    ({ attribute, value, pictures: own }) => choice[attribute] === value && own.length > 0,
  )
  return ofValue?.pictures ?? pictures
}
