import * as v from 'valibot'

import { productAttributes } from '#shop/product-attributes.ts'

import * as features from '#shop/features.ts'
import { ProductId, type Product, type ProductTile } from '#shared/product/product.ts'
import { canBePickedUp, judgeFulfillment } from '#shared/product/judge-fulfillment.ts'
import { productPath } from '#shared/product/slug.ts'
import { formBeside } from '#shared/product/form-beside.ts'

import type { PromotionRanks } from './cache.ts'
import type { WireProduct } from './products.ts'
import type { WireHit } from './wire-search.ts'
import { tileCallout } from './callouts.ts'
import { itemOf } from './item-of.ts'
import { boughtAs, onlyVariantIn, onlyVariantOfHit, ratingOf, swatchesOf } from './tile-extras.ts'
import { mapPictures } from './map-pictures.ts'
import { mapPrice } from './map-price.ts'
import { plainText, type ContentMapper } from '../markup/content-mapper.ts'

interface TileContext {
  mapper: ContentMapper
  ranks: PromotionRanks | null
  /** Whether a hit names its best variant. In a refined search it names one with the chosen values. */
  isAnyVariant?: boolean
  /** The list with the stock of the visitor's store. Without it, some store may hand a product over. */
  inventoryListId?: string | null
}

/** The tile fields that search hits and products have in common. */
type WireTile = Pick<
  WireHit,
  | 'price'
  | 'priceMax'
  | 'tieredPrices'
  | 'priceRanges'
  | 'variationAttributes'
  | 'productPromotions'
  | 'c_listPrice'
  | 'c_isGiftCard'
  | 'c_productName'
  | keyof typeof productAttributes.wire
  | 'c_form'
  | 'c_size'
  | 'c_productBadgeIcon'
  | 'c_forceSoldOut'
  | 'c_isMemberExclusive'
  | 'c_availableForInStorePickup'
  | 'c_webPurchaseLimit'
  | 'c_bopisPurchaseLimit'
  | 'c_bvAverageRating'
  | 'c_bvReviewCount'
> & { orderable?: boolean | undefined; inStore?: boolean | undefined }

interface TileIdentity extends Pick<ProductTile, 'id' | 'kind' | 'name' | 'picture'> {
  /** Of a master, the only variant in stock. */
  variant: ProductId | null
  /** How many are added at least. */
  quantity: number
}

export function mapHit(hit: WireHit, context: TileContext): ProductTile | null {
  const id = v.safeParse(ProductId, hit.productId)
  if (!id.success || isUnsold(hit)) return null
  const name = plainText(hit.productName) ?? id.output
  const { link, alt, disBaseLink } = hit.image ?? {}
  const picture = context.mapper.picture(link, alt, disBaseLink)
  const kind = kindOfHit(hit)
  const variant = context.isAnyVariant ? onlyVariantOfHit(hit) : null
  return mapTile(hit, { id: id.output, kind, name, picture, variant, quantity: 1 }, context)
}

export function mapProductTile(product: WireProduct, context: TileContext): ProductTile | null {
  const id = v.safeParse(ProductId, product.id)
  if (!id.success || isUnsold(product)) return null
  const name = plainText(product.name) ?? id.output
  const { pictures, picturesByChoice } = mapPictures(product.imageGroups, context.mapper)
  const picture = pictures[0] ?? picturesByChoice[0]?.pictures[0] ?? null
  const orderable = product.inventory?.orderable
  const inStore = product.inventories.find(({ id: list }) => list === context.inventoryListId)
  const tile = { ...product, orderable, inStore: inStore?.orderable }
  const variant = onlyVariantIn(product)
  const quantity = Math.max(1, product.minOrderQuantity ?? 1)
  const kind = kindOf(product.type)
  return mapTile(tile, { id: id.output, kind, name, picture, variant, quantity }, context)
}

const isUnsold = ({ c_isGiftCard: isGiftCard }: Pick<WireTile, 'c_isGiftCard'>) =>
  !features.giftCards && isGiftCard === true

function mapTile(
  wire: WireTile,
  { variant, quantity, ...identity }: TileIdentity,
  { mapper, ranks }: TileContext,
): ProductTile {
  const { id, kind } = identity
  const price = mapPrice(wire, mapper)
  const size = hasSizes(wire.variationAttributes) ? null : plainText(wire.c_size)
  const heading = plainText(productAttributes.heading(wire)) ?? plainText(wire.c_productName)
  const own = formBeside(heading ?? identity.name, plainText(wire.c_form))
  const form = [own, size].filter((part) => part !== null)
  return {
    ...identity,
    path: productPath(identity.name, identity.id),
    heading,
    form: form.join(', ') || null,
    price,
    callout: tileCallout(wire.productPromotions, ranks),
    badges: badgesOf(wire.c_productBadgeIcon),
    isGiftCard: wire.c_isGiftCard === true,
    ...waysOf(wire, price !== null),
    choices: kind === 'master' ? choicesOf(wire) : null,
    swatches: kind === 'master' ? swatchesOf(wire, mapper) : [],
    buys: boughtAs({ id, kind, variant, isGiftCard: wire.c_isGiftCard === true }, quantity),
    isMemberExclusive: wire.c_isMemberExclusive === true,
    rating: features.reviews ? ratingOf(wire) : null,
  }
}

/** Whether it can be shipped, and whether the visitor's store, or else some store, may hand it over. */
function waysOf(wire: WireTile, hasPrice: boolean) {
  const item = itemOf(wire, { hasPrice, orderable: wire.orderable })
  return {
    orderable: judgeFulfillment({ item, mode: 'shipping', store: null }).obstacle === null,
    pickup: features.pickup && canBePickedUp(item) && wire.inStore !== false,
  }
}

/** Whether the size is still to be chosen. */
export const hasSizes = (attributes: WireTile['variationAttributes']) =>
  attributes.some(({ id, values }) => id === 'size' && values.length > 1)

/** The first attribute with more than one value. */
function choicesOf({ variationAttributes }: WireTile): ProductTile['choices'] {
  const attribute = variationAttributes.find(({ values }) => values.length > 1)
  return attribute ? { attribute: attribute.id, count: attribute.values.length } : null
}

/** Badge ids in their given order. Invalid asset ids are dropped. */
export function badgesOf(raw: WireHit['c_productBadgeIcon']): string[] {
  const names = typeof raw === 'string' ? raw.split(',') : (raw ?? [])
  return names.map((name) => name.trim()).filter((name) => /^[\w-]{1,60}$/.test(name))
}

const KINDS = ['master', 'variant', 'set', 'bundle'] as const

export const kindOf = (type: WireProduct['type']): Product['kind'] =>
  KINDS.find((kind) => type[kind] === true) ?? (type.variationGroup ? 'master' : 'item')

function kindOfHit({ hitType, productType }: WireHit): Product['kind'] {
  if (hitType === 'variation_group' || hitType === 'slicing_group') return 'master'
  return KINDS.find((kind) => hitType === kind) ?? kindOf(productType)
}
