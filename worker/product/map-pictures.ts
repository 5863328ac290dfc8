import type { Picture } from '#shared/media/picture.ts'
import { type Product } from '#shared/product/product.ts'
import { isVariationAttribute } from '#shared/listing/page-parameters.ts'

import type { WireImageGroup } from './wire-images.ts'
import type { ContentMapper } from '../markup/content-mapper.ts'

/** View types of the gallery, best first. */
const VIEW_TYPES = ['hires', 'hi-res', 'large', 'medium']

/** The images of the product as a whole, and those of variation values, alone or together. */
export function mapPictures(
  groups: readonly WireImageGroup[],
  mapper: Pick<ContentMapper, 'picture'>,
): Pick<Product, 'pictures' | 'picturesByChoice'> {
  const viewType = VIEW_TYPES.find((type) => groups.some((group) => group.viewType === type))
  const shown = groups
    .filter((group) => group.viewType === viewType)
    .map((group) => ({ ...group, pictures: picturesOf(group, mapper) }))
    .filter(({ pictures }) => pictures.length > 0)

  return {
    pictures: shown.find((group) => group.variationAttributes.length === 0)?.pictures ?? [],
    picturesByChoice: shown.flatMap(({ variationAttributes, pictures }) =>
      choicesOf(variationAttributes).map((values) => ({ values, pictures })),
    ),
  }
}

/** The first picture of a view type. */
export const pictureOfType = (
  viewType: string,
  groups: readonly WireImageGroup[],
  mapper: Pick<ContentMapper, 'picture'>,
) =>
  groups
    .filter((group) => group.viewType === viewType)
    .flatMap((group) => picturesOf(group, mapper))[0] ?? null

const picturesOf = (group: WireImageGroup, mapper: Pick<ContentMapper, 'picture'>): Picture[] =>
  group.images.flatMap(({ link, alt, disBaseLink }) => mapper.picture(link, alt, disBaseLink) ?? [])

/** The choices that an image group shows: one for each value of its attribute, or one value of each of several. */
function choicesOf(attributes: WireImageGroup['variationAttributes']): Record<string, string>[] {
  const [first, ...others] = attributes
  if (!first || !attributes.every(({ id }) => isVariationAttribute(id))) return []
  if (others.length === 0) return first.values.map(({ value }) => ({ [first.id]: value }))
  const pairs = attributes.flatMap(({ id, values: [one, ...more] }) =>
    one && more.length === 0 ? [[id, one.value] as const] : [],
  )
  return pairs.length === attributes.length ? [Object.fromEntries(pairs)] : []
}
