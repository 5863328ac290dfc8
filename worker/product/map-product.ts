import * as v from 'valibot'

import { productAttributes } from '#shop/product-attributes.ts'
import type { AttributeMapper } from '#shared/product/shop-attributes.ts'
import type { Navigation } from '#shared/listing/category.ts'
import { FilmId } from '#shared/media/film.ts'
import { ProblemError } from '#shared/http/problem.ts'
import {
  ProductId,
  type Callout,
  type Price,
  type Product,
  type SetMember,
} from '#shared/product/product.ts'
import { canBePickedUp, judgeFulfillment, type Item } from '#shared/product/judge-fulfillment.ts'
import { isVariationAttribute } from '#shared/listing/page-parameters.ts'
import { productPath } from '#shared/product/slug.ts'

import type { WireMember, WireProduct } from './products.ts'
import { categoryTrail } from '../shell/category-links.ts'
import { itemOf } from './item-of.ts'
import { mapPictures, pictureOfType } from './map-pictures.ts'
import { mapPrice } from './map-price.ts'
import { badgesOf, hasSizes, kindOf } from './map-tile.ts'
import { plainText, type ContentMapper } from '../markup/content-mapper.ts'

interface ProductSources {
  mapper: ContentMapper
  callouts: Callout[]
  /** The promotion of auto-refresh. */
  refreshOffer?: Callout | null
  navigation: Navigation | null
}

/** The data of a product page. A product without a price counts as sold out. */
export function mapProduct(
  wire: WireProduct,
  { mapper, callouts, refreshOffer = null, navigation }: ProductSources,
): Product {
  const own = mapMember(wire, mapper)
  // An id that no product can have says nothing about the requested one.
  if (!own) throw new ProblemError('unavailable')
  const isVariant = own.kind === 'variant'
  const master = v.safeParse(ProductId, wire.master?.masterId)
  return {
    ...own,
    callouts,
    autoRefresh: own.autoRefresh && { offer: refreshOffer },
    paths: { [mapper.locale]: own.path },
    masterId: isVariant && master.success ? master.output : null,
    variationValues: isVariant ? knownValues(wire.variationValues) : {},
    pageTitle: plainText(wire.pageTitle),
    pageDescription: plainText(wire.pageDescription),
    upc: wire.upc ?? null,
    contentAssetId: wire.c_contentAssetID || null,
    film: filmOf(wire),
    breadcrumbs: breadcrumbsOf(wire, navigation),
    ...ownOf(wire, mapper),
    members: membersOf(wire, mapper),
  }
}

/** The retailer's attributes, and the details with their texts. */
function ownOf(wire: WireProduct, mapper: ContentMapper): Pick<Product, 'details' | 'attributes'> {
  const own: AttributeMapper = {
    text: plainText,
    html: (raw) => mapper.html(raw),
    picture: (viewType) => pictureOfType(viewType, wire.imageGroups, mapper),
  }
  const { highlights, moreInfo } = productAttributes.details(wire, own)
  return {
    details: {
      highlights,
      overview: mapper.html(wire.longDescription),
      usage: mapper.html(wire.c_usage),
      moreInfo,
    },
    attributes: productAttributes.map(wire, own),
  }
}

/** One id serves both widths if the other is missing or no id at all. */
function filmOf(wire: WireMember): Product['film'] {
  const [narrow, wide] = [wire.c_productVideo, wire.c_productVideoDesktop].map((id) => {
    const film = v.safeParse(FilmId, id)
    return film.success ? film.output : null
  })
  const [either] = [narrow, wide].filter((id) => id !== null && id !== undefined)
  if (!either) return null
  const title = plainText(wire.c_productVideoTitle)
  return { narrow: narrow ?? either, wide: wide ?? either, title }
}

function membersOf(wire: WireProduct, mapper: ContentMapper): Product['members'] {
  const inSet = wire.setProducts.map((product) => ({ quantity: 1, product }))
  return [...inSet, ...wire.bundledProducts].flatMap(({ quantity, product }) => {
    const member = mapMember(product, mapper)
    return member ? [{ quantity, product: member }] : []
  })
}

function mapMember(wire: WireMember, mapper: ContentMapper): SetMember | null {
  const id = v.safeParse(ProductId, wire.id)
  if (!id.success) return null
  const name = plainText(wire.name) ?? id.output
  const kind = kindOf(wire.type)
  const price = mapPrice(wire, mapper)
  const pictures = mapPictures(wire.imageGroups, mapper)
  return {
    id: id.output,
    kind,
    name,
    path: productPath(name, id.output),
    ...titlesOf(wire),
    ...pictures,
    price,
    callouts: [],
    badges: badgesOf(wire.c_productBadgeIcon),
    ...availabilityOf(wire, { kind, price }),
    autoRefresh: wire.c_autoRefresh === true && wire.c_isGiftCard !== true ? { offer: null } : null,
    ...variationsOf(wire, pictures.picturesByChoice, mapper),
    shortDescription: mapper.html(wire.shortDescription),
    ...quantitiesOf(wire),
    isGiftCard: wire.c_isGiftCard === true,
    isVirtual: wire.c_isVirtual === true,
    isMemberExclusive: wire.c_isMemberExclusive === true,
  }
}

const titlesOf = (wire: WireMember) => ({
  brand: plainText(wire.brand),
  heading: plainText(productAttributes.heading(wire)) ?? plainText(wire.c_productName),
  form: plainText(wire.c_form),
  size: hasSizes(wire.variationAttributes) ? null : plainText(wire.c_size),
})

const quantitiesOf = (wire: WireMember) => ({
  minOrderQuantity: atLeastOne(wire.minOrderQuantity),
  stepQuantity: atLeastOne(wire.stepQuantity),
  webPurchaseLimit: wire.c_webPurchaseLimit ?? null,
})

const atLeastOne = (quantity: number | undefined) => Math.max(1, Math.floor(quantity ?? 1))

/** The judgement for shipping, and whether stores hand the product over. Which of them do is not public. */
function availabilityOf(
  wire: WireMember,
  { kind, price }: { kind: Product['kind']; price: Price | null },
): Pick<Product, 'availability' | 'pickup' | 'pickupObstacle'> {
  const { inventory } = wire
  const item = itemOf(wire, {
    hasPrice: price !== null,
    orderable: inventory?.orderable,
    // A master's stock is the sum over its variants, so it says nothing about a single variant.
    stockLevel: kind === 'master' ? undefined : inventory?.stockLevel,
  })
  const { obstacle, left } = judgeFulfillment({ item, mode: 'shipping', store: null })
  return {
    availability: {
      status: obstacle ? 'sold-out' : inStockAs(left),
      stockLevel: left,
    },
    // Only a variant itself could say whether a store has it.
    pickup:
      canBePickedUp(item) && !(obstacle && kind === 'master') ? { limit: item.pickup.limit } : null,
    pickupObstacle: wire.c_isGiftCard === true ? null : pickupObstacleOf(item),
  }
}

/** Without a store, unless it makes no difference. */
function pickupObstacleOf(item: Item) {
  const { obstacle } = judgeFulfillment({ item, mode: 'pickup', store: null })
  return obstacle === 'no-store' ? null : obstacle
}

const inStockAs = (left: number | null) => (left === null ? 'in-stock' : 'low-stock')

function variationsOf(
  wire: WireMember,
  picturesByChoice: Product['picturesByChoice'],
  mapper: ContentMapper,
) {
  const pictureOf = (id: string, wanted: string) =>
    picturesByChoice.find(({ values }) => values[id] === wanted)?.pictures[0] ?? null
  return {
    variationAttributes: wire.variationAttributes.flatMap(({ id, ...attribute }) => {
      if (!isVariationAttribute(id) || attribute.values.length === 0) return []
      const values = attribute.values.map(({ value, name = value, orderable, imageSwatch }) => ({
        value,
        name: plainText(name) ?? value,
        orderable: orderable ?? true,
        swatch:
          mapper.picture(imageSwatch?.link, imageSwatch?.alt, imageSwatch?.disBaseLink) ??
          pictureOf(id, value),
      }))
      return [{ id, name: plainText(attribute.name) ?? id, values }]
    }),
    variants: wire.variants.flatMap((variant) => {
      const id = v.safeParse(ProductId, variant.productId)
      if (!id.success) return []
      const price = mapPrice(variant, mapper)
      const orderable = variant.orderable && price !== null
      return [{ id: id.output, values: knownValues(variant.variationValues), orderable, price }]
    }),
  }
}

const knownValues = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([id]) => isVariationAttribute(id)))

function breadcrumbsOf(wire: WireProduct, navigation: Navigation | null) {
  const category = wire.primaryCategory
  if (!category) return inNavigation(wire.primaryCategoryId, navigation)
  const tree = category.parentCategoryTree.filter(({ id }) => id !== category.id)
  return categoryTrail([...tree, category], navigation)
}

/** The breadcrumbs of a category, from the menu. */
function inNavigation(id: string | undefined, navigation: Navigation | null) {
  for (const { children, ...top } of navigation ?? []) {
    if (top.id === id) return [top]
    const child = children.find((candidate) => candidate.id === id)
    if (child) return [top, child]
  }
  return []
}
