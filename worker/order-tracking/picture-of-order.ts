import type { Picture } from '#shared/media/picture.ts'

import type { ContentMapper } from '../catalog/content-mapper.ts'
import type { WireOrder } from '../commerce/wire-basket.ts'

/** Wide enough for any page that shows it (px). */
const WIDTH = 1200

/** One picture of all products of an order; null if the service draws none. */
export function pictureOfOrder(
  { c_orderImage: address }: Pick<WireOrder, 'c_orderImage'>,
  mapper: ContentMapper,
): Picture | null {
  const picture = mapper.picture(address ?? undefined, '')
  if (!picture) return null
  const { link } = picture
  return { ...picture, link: `${link}${link.includes('?') ? '&' : '?'}sw=${WIDTH}` }
}
