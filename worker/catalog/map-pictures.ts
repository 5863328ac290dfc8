import type { Picture } from '#shared/contract/picture.ts'
import { type Product } from '#shared/contract/product.ts'
import { VARIATION_ATTRIBUTES } from '#shared/contract/page-parameters.ts'

import type { WireImageGroup } from '../commerce/products.ts'
import type { ContentMapper } from './content-mapper.ts'

/** View types of the gallery, best first. */
const VIEW_TYPES = ['hires', 'hi-res', 'large', 'medium']

/** The images of the product as a whole, and the images of single variation values. */
export function mapPictures(
  groups: readonly WireImageGroup[],
  mapper: Pick<ContentMapper, 'picture'>,
): Pick<Product, 'pictures' | 'picturesByValue'> {
  const viewType = VIEW_TYPES.find((type) => groups.some((group) => group.viewType === type))
  const shown = groups
    .filter((group) => group.viewType === viewType)
    .map((group) => ({ ...group, pictures: picturesOf(group, mapper) }))
    .filter(({ pictures }) => pictures.length > 0)

  return {
    pictures: shown.find((group) => group.variationAttributes.length === 0)?.pictures ?? [],
    picturesByValue: shown.flatMap(({ variationAttributes, pictures }) =>
      choiceOf(variationAttributes).map((choice) => ({ ...choice, pictures })),
    ),
  }
}

const picturesOf = (group: WireImageGroup, mapper: Pick<ContentMapper, 'picture'>): Picture[] =>
  group.images.flatMap(({ link, alt }) => mapper.picture(link, alt) ?? [])

/** The variation values that an image group shows. Empty if it shows a combination of attributes. */
function choiceOf(attributes: WireImageGroup['variationAttributes']) {
  const [first, ...others] = attributes
  const attribute = VARIATION_ATTRIBUTES.find((id) => id === first?.id)
  if (!first || !attribute || others.length > 0) return []
  return first.values.map(({ value }) => ({ attribute, value }))
}
