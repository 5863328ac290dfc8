import type { Picture } from '#shared/media/picture.ts'

import type { ContentMapper } from '../markup/content-mapper.ts'
import type { LineProducts } from '../product/line-products.ts'

/** The picture of a line or a gift, or else that of its product. */
export type PictureOf = (item: {
  productId: string
  c_imageURL?: string | null | undefined
}) => Picture | null

export const pictureIn =
  (mapper: ContentMapper, products: LineProducts): PictureOf =>
  ({ productId, c_imageURL: image }) =>
    mapper.picture(image ?? undefined, '') ?? products.get(productId)?.picture ?? null
