import * as v from 'valibot'

import { ProductId, type ProductTile } from '#shared/product/product.ts'

import type { WireProduct } from './products.ts'
import type { WireRating } from './wire-rating.ts'
import type { WireHit } from './wire-search.ts'
import type { ContentMapper } from '../markup/content-mapper.ts'

const MAX_SWATCHES = 6
const MOST_STARS = 5

interface Buyable extends Pick<ProductTile, 'id' | 'kind'> {
  /** Of a master, the only variant in stock. */
  variant: ProductId | null
  isGiftCard: boolean
}

/** Tile fields that need no other request. A gift card has its own form. */
export function boughtAs(
  { id, kind, variant, isGiftCard }: Buyable,
  quantity: number,
): ProductTile['buys'] {
  if (isGiftCard || kind === 'set') return null
  const productId = kind === 'master' ? variant : id
  return productId && { productId, quantity }
}

/** The variant of a master, if it has only one that can be ordered. */
export function onlyVariantIn({ variants }: Pick<WireProduct, 'variants'>) {
  const [only, ...others] = variants.filter(({ orderable }) => orderable)
  return only && others.length === 0 ? idFrom(only.productId) : null
}

/** A hit lists no variants, but which values can be ordered. With one of each, only one variant is left. */
export function onlyVariantOfHit({
  variationAttributes,
  representedProduct,
}: Pick<WireHit, 'variationAttributes' | 'representedProduct'>) {
  const isOnly =
    variationAttributes.length > 0 &&
    variationAttributes.every(
      ({ values }) => values.filter(({ orderable }) => orderable === true).length === 1,
    )
  return isOnly && representedProduct ? idFrom(representedProduct.id) : null
}

function idFrom(text: string) {
  const id = v.safeParse(ProductId, text)
  return id.success ? id.output : null
}

/** The colors of a master that can be ordered. */
export function swatchesOf(
  { variationAttributes }: Pick<WireHit, 'variationAttributes'>,
  mapper: ContentMapper,
) {
  const values = variationAttributes.find(({ id }) => id === 'color')?.values ?? []
  return values
    .filter(({ orderable }) => orderable !== false)
    .flatMap(
      ({ imageSwatch }) => mapper.picture(imageSwatch?.link, '', imageSwatch?.disBaseLink) ?? [],
    )
    .slice(0, MAX_SWATCHES)
}

/** Null for a rating that no review can have led to. */
export function ratingOf({ c_bvAverageRating: average, c_bvReviewCount: count }: WireRating) {
  const isReal = average && count && count > 0 && average > 0 && average <= MOST_STARS
  return isReal ? { average, count } : null
}
