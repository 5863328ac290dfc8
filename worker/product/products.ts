import * as v from 'valibot'

import { productAttributes } from '#shop/product-attributes.ts'
import type { StoreStock } from '#shared/catalog.ts'
import type { ProductId } from '#shared/product/product.ts'

import type { CommerceClient } from '../upstream/commerce-client.ts'
import type { Named, PublicFamily } from '../upstream/families.ts'
import { withPickup } from './assumed-pickup.ts'
import { productFamilies } from './families.ts'
import { listOf } from '../upstream/list-of.ts'
import { WireImage, WireImageGroup } from './wire-images.ts'
import { wireRatingEntries } from './wire-rating.ts'

const TieredPrice = v.object({ pricebook: v.string(), price: v.number() })

export const WirePriceRange = v.object({
  pricebook: v.string(),
  minPrice: v.optional(v.number()),
  maxPrice: v.optional(v.number()),
})

const VariationValue = v.object({
  value: v.string(),
  name: v.optional(v.string()),
  orderable: v.optional(v.boolean()),
  imageSwatch: v.optional(WireImage),
})

export const WireVariationAttribute = v.object({
  id: v.string(),
  name: v.optional(v.string()),
  values: v.optional(v.array(VariationValue), []),
})

const Variant = v.object({
  productId: v.string(),
  orderable: v.optional(v.boolean(), false),
  price: v.optional(v.number()),
  variationValues: v.record(v.string(), v.string()),
  tieredPrices: v.optional(v.array(TieredPrice), []),
})

export const WireProductType = v.object({
  item: v.optional(v.boolean()),
  master: v.optional(v.boolean()),
  variant: v.optional(v.boolean()),
  variationGroup: v.optional(v.boolean()),
  set: v.optional(v.boolean()),
  bundle: v.optional(v.boolean()),
})

export const WireProductPromotion = v.object({
  promotionId: v.string(),
  calloutMsg: v.optional(v.string()),
})

/** Badge ids come as one comma-separated text or as an array. */
export const WireNames = v.union([v.string(), v.array(v.string())])

const text = v.optional(v.string())
const customText = v.nullish(v.string())
const customNumber = v.nullish(v.number())
const customFlag = v.nullish(v.boolean())

const coreEntries = {
  id: v.string(),
  name: text,
  brand: text,
  shortDescription: text,
  longDescription: text,
  upc: text,
  pageTitle: text,
  pageDescription: text,
  price: v.optional(v.number()),
  priceMax: v.optional(v.number()),
  tieredPrices: v.optional(v.array(TieredPrice), []),
  priceRanges: v.optional(v.array(WirePriceRange), []),
  minOrderQuantity: v.optional(v.number()),
  stepQuantity: v.optional(v.number()),
  type: v.optional(WireProductType, {}),
  imageGroups: v.optional(v.array(WireImageGroup), []),
  inventory: v.optional(
    v.object({ orderable: v.optional(v.boolean()), stockLevel: v.optional(v.number()) }),
  ),
  inventories: v.optional(
    v.array(v.object({ id: v.string(), orderable: v.optional(v.boolean()) })),
    [],
  ),
  master: v.optional(v.object({ masterId: v.string() })),
  variants: v.optional(v.array(Variant), []),
  variationAttributes: v.optional(v.array(WireVariationAttribute), []),
  variationValues: v.optional(v.record(v.string(), v.string()), {}),
  productPromotions: v.optional(v.array(WireProductPromotion), []),
  primaryCategoryId: text,
  primaryCategory: v.optional(
    v.object({
      id: v.string(),
      name: text,
      parentCategoryTree: v.optional(v.array(v.object({ id: v.string(), name: text })), []),
    }),
  ),
  c_listPrice: customNumber,
  c_productName: customText,
  c_form: customText,
  c_size: customText,
  c_usage: customText,
  c_autoRefresh: customFlag,
  c_isGiftCard: customFlag,
  c_isVirtual: customFlag,
  c_isMemberExclusive: customFlag,
  c_forceSoldOut: customFlag,
  c_contentAssetID: customText,
  c_productVideo: customText,
  c_productVideoDesktop: customText,
  c_productVideoTitle: customText,
  c_productBadgeIcon: v.nullish(WireNames),
  c_webPurchaseLimit: customNumber,
  c_bopisPurchaseLimit: customNumber,
  c_availableForInStorePickup: customFlag,
  ...wireRatingEntries,
}
/** A product without the shop's own attributes. */
export type WireCoreProduct = v.InferOutput<v.ObjectSchema<typeof coreEntries, undefined>>

const productEntries = { ...productAttributes.wire, ...coreEntries }

const Member = v.object(productEntries)
export type WireMember = v.InferOutput<typeof Member>

export const WireProduct = v.object({
  ...productEntries,
  setProducts: v.optional(v.array(Member), []),
  bundledProducts: v.optional(
    v.array(v.object({ quantity: v.optional(v.number(), 1), product: Member })),
    [],
  ),
})
export type WireProduct = v.InferOutput<typeof WireProduct>

const Products = listOf(WireProduct)

const FULL = [
  'availability',
  'bundled_products',
  'images',
  'options',
  'prices',
  'primary_category',
  'promotions',
  'set_products',
  'variations',
].join(',')

interface ProductsRequest {
  /** At most 24. */
  ids: readonly ProductId[]
  /** Where they may be picked up. */
  store?: StoreStock | null
  signal: AbortSignal | undefined
}

/** Reads products with everything that a page shows. Unknown and offline products are left out. */
export const readProducts = (commerce: CommerceClient, request: ProductsRequest) =>
  requestProducts(commerce, request, { family: productFamilies.products, expand: FULL })

/** What a tile shows, and the stock. The members of 24 sets alone could be more than SCAPI sends in a response. */
const TILE = 'availability,images,prices,promotions,variations'

/** Reads products with what a tile shows. */
export const readTileProducts = (commerce: CommerceClient, request: ProductsRequest) =>
  requestProducts(commerce, request, { family: productFamilies.products, expand: TILE })

/** Reads products with what a suggestion shows. */
export const readSuggestedProducts = (commerce: CommerceClient, request: ProductsRequest) =>
  requestProducts(commerce, request, {
    family: productFamilies.suggestedProducts,
    expand: 'images,prices,variations',
  })

/** Reads recommended products with what a tile shows. */
export const readRecommendedProducts = (commerce: CommerceClient, request: ProductsRequest) =>
  requestProducts(commerce, request, {
    family: productFamilies.recommendedProducts,
    expand: TILE,
  })

/** Reads the products that a minigrid has found, with the same fields (spec 3 §7). Its stores are chosen after the page. */
export const readMinigridProducts = (commerce: CommerceClient, request: ProductsRequest) =>
  requestProducts(commerce, request, {
    family: productFamilies.minigridProducts,
    expand: TILE,
  })

/** Reads products with what a line of a bag or an order shows. */
export const readProductsOfLines = (commerce: CommerceClient, request: ProductsRequest) =>
  requestProducts(commerce, request, {
    family: productFamilies.lineProducts,
    expand: 'images,variations',
  })

interface Use {
  family: Named<PublicFamily>
  expand: string
}

/** Reads products for a use. */
export async function requestProducts(
  commerce: CommerceClient,
  { ids, signal, store }: ProductsRequest,
  { family, expand }: Use,
) {
  const { site, locale } = commerce
  const products = await commerce.read({
    family,
    operation: 'getProducts',
    path: '/products',
    query: {
      ids: ids.join(','),
      expand,
      allImages: true,
      perPricebook: true,
      locale,
      currency: site.currency,
      ...(store && { c_storeId: store.storeId, inventoryIds: store.inventoryListId }),
    },
    schema: Products,
    missingFields: (found) =>
      found.flatMap((product, index) => shortcomingsOf(product, index, expand)),
    signal,
  })
  return products.map(({ setProducts, bundledProducts, ...product }) => ({
    ...withPickup(commerce, product),
    setProducts: setProducts.map((member) => withPickup(commerce, member)),
    bundledProducts: bundledProducts.map(({ quantity, product: member }) => ({
      quantity,
      product: withPickup(commerce, member),
    })),
  }))
}

function shortcomingsOf(product: WireProduct, index: number, expand: string) {
  const hasPrices = expand.includes('prices')
  return [
    ...(hasPrices && product.price === undefined ? [`data.${index}.price`] : []),
    ...(product.imageGroups.length === 0 ? [`data.${index}.imageGroups`] : []),
  ]
}
