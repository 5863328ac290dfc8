import * as features from '#shop/features.ts'
import { schemaNames } from '#shop/choice-looks.ts'
import { isVariationAttribute, variationParameter } from '#shared/listing/page-parameters.ts'
import type { Price, ProductTile } from '#shared/product/product.ts'

import { plainText, type ContentMapper } from '../markup/content-mapper.ts'
import { mapPictures } from '../product/map-pictures.ts'
import { mapPrice } from '../product/map-price.ts'
import { mapProductTile } from '../product/map-tile.ts'
import type { WireProduct } from '../product/products.ts'
import type { FeedProduct, Offer } from './cache.ts'

/** What Google accepts. */
const MAX_DESCRIPTION = 5_000

/** Google's names of what offers of a product differ by. */
const ATTRIBUTES = new Set(['color', 'size', 'material', 'pattern'])

const PROPERTIES: Readonly<Record<string, string | undefined>> = {
  color: 'color',
  size: 'size',
  ...schemaNames,
}

/**
 * A product as a feed has it. Null for what a stranger cannot buy for a known price: sets, which are bought by their
 * members, gift cards, and what only members of the program may buy.
 *
 * @param tradeNumbers the UPC or EAN of variants, by id
 */
export function mapFeedProduct(
  wire: WireProduct,
  mapper: ContentMapper,
  tradeNumbers: ReadonlyMap<string, string>,
): FeedProduct | null {
  const tile = mapProductTile(wire, { mapper, ranks: null })
  if (!tile?.price || !isForSale(tile)) return null
  const { id, name, path, price } = tile
  const isGroup = wire.variants.length > 0
  return {
    id,
    ...(isGroup && { groupId: wire.master?.masterId ?? id }),
    name,
    path,
    ...textsOf(wire),
    offers: isGroup
      ? variantsOf(wire, mapper, { price, tradeNumbers })
      : [{ ...ownOffer(wire, tile), ...amountsOf(price) }],
  }
}

/** Whether a stranger may buy it as it is. */
const isForSale = ({ kind, isGiftCard, isMemberExclusive }: ProductTile) =>
  kind !== 'set' && !isGiftCard && !(features.rewards && isMemberExclusive)

function textsOf(wire: WireProduct): Pick<FeedProduct, 'description' | 'brand'> {
  const description = plainText(wire.shortDescription) ?? plainText(wire.longDescription)
  const brand = plainText(wire.brand)
  return {
    ...(description !== null && { description: description.slice(0, MAX_DESCRIPTION) }),
    ...(brand !== null && { brand }),
  }
}

function ownOffer(wire: WireProduct, { id, orderable, picture }: ProductTile): Omit<Offer, 'now'> {
  const size = plainText(wire.c_size)
  return {
    id,
    search: '',
    orderable,
    ...(picture && { picture: picture.link }),
    ...gtinOf(wire.upc),
    choice: [],
    attributes: size === null ? {} : { size },
  }
}

interface Shared {
  price: Price
  tradeNumbers: ReadonlyMap<string, string>
}

function variantsOf(
  wire: WireProduct,
  mapper: ContentMapper,
  { price, tradeNumbers }: Shared,
): Offer[] {
  const pictureOf = picturesByChoice(wire, mapper)
  return wire.variants.map((variant) => {
    const { productId, orderable } = variant
    const variationValues = knownValues(variant.variationValues)
    const own = mapPrice(variant, mapper)
    const named = namesOf(wire, variationValues)
    const link = pictureOf(variationValues)
    return {
      id: productId,
      search: searchOf(variationValues),
      orderable: orderable && own !== null && wire.c_forceSoldOut !== true,
      ...amountsOf(own ?? price),
      ...(link !== undefined && { picture: link }),
      ...gtinOf(tradeNumbers.get(productId)),
      choice: named.map(({ name }) => name),
      attributes: Object.fromEntries(
        named.flatMap(({ id, name }) => {
          const property = PROPERTIES[id]
          return property !== undefined && ATTRIBUTES.has(property) ? [[property, name]] : []
        }),
      ),
    }
  })
}

const knownValues = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([id]) => isVariationAttribute(id)))

const amountsOf = ({ now, was }: Price) => ({ now, ...(was && { was }) })

const gtinOf = (number: string | undefined) =>
  number !== undefined && /^(?:\d{8}|\d{12,14})$/.test(number) ? { gtin: number } : {}

/** The names of chosen values, in the order of the product's attributes. */
const namesOf = ({ variationAttributes }: WireProduct, chosen: Record<string, string>) =>
  variationAttributes.flatMap(({ id, values }) => {
    const name = plainText(values.find(({ value }) => value === chosen[id])?.name ?? chosen[id])
    return name === null ? [] : [{ id, name }]
  })

/** The query with which a product's page shows a choice. */
function searchOf(chosen: Record<string, string>) {
  const query = new URLSearchParams(
    Object.entries(chosen).map(([id, value]) => [variationParameter(id), value]),
  )
  query.sort()
  return query.size > 0 ? `?${query.toString()}` : ''
}

/** The picture that shows most of a choice, otherwise that of the product as a whole. */
function picturesByChoice({ imageGroups }: WireProduct, mapper: ContentMapper) {
  const { pictures, picturesByChoice: known } = mapPictures(imageGroups, mapper)
  const specific = known.toSorted(
    (one, other) => Object.keys(other.values).length - Object.keys(one.values).length,
  )
  return (chosen: Record<string, string>) => {
    const shown = specific.find(({ values }) =>
      Object.entries(values).every(([id, value]) => chosen[id] === value),
    )
    return (shown?.pictures ?? pictures)[0]?.link
  }
}
