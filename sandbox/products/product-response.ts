import { localizeCustom } from '../platform/localized.ts'
import { productPromotion } from '../promotions/promotion.ts'
import { type ProductDocument, sellableIds } from './document.ts'
import { imageGroups } from './images.ts'
import { inventoryRecords } from './inventory.ts'
import {
  cheapest,
  currentPrice,
  isOrderable,
  type Offer,
  priceBookFields,
  pricesByBook,
  priceFields,
  tiersWithin,
} from './offers.ts'
import type { ProductRequest } from './query.ts'
import { findFamily, type ProductData } from './read-products.ts'
import {
  pickupFields,
  productLinks,
  productOptions,
  recommendations,
  shippingMethods,
  type Subject,
  tradeFields,
} from './product-parts.ts'
import { variants, variationAttributes, variationGroups } from './variations.ts'

/** The API's `Product`; undefined if the site does not sell it. */
export function productResponse(
  id: string,
  facts: ProductData,
  request: ProductRequest,
): object | undefined {
  const product = facts.documents.get(id)
  if (!product || !facts.offers.has(id)) return undefined

  const family = findFamily(id, facts) ?? product
  const subject = { product, family, facts, request, offers: getOffers(product, facts) }
  return {
    ...texts(subject),
    ...prices(subject),
    ...images(subject),
    ...variations(subject),
    ...availability(subject),
    ...promotions(subject),
    ...members(subject),
    ...primaryCategory(subject),
    ...pageMetaTags(subject),
    ...productOptions(subject),
    ...shippingMethods(subject),
    ...productLinks(subject),
    ...recommendations(subject),
    ...localizeCustom(product.custom, request.language),
    ...pickupFields(subject),
  }
}

/** The picture groups of one product, for the images sub-resource. */
export function productImages(id: string, facts: ProductData, request: ProductRequest) {
  const product = facts.documents.get(id)
  if (!product || !facts.offers.has(id)) return undefined
  return getImages({ product, family: findFamily(id, facts) ?? product, request })
}

/** The price fields of one product, for the prices sub-resource. */
export function productPrices(id: string, facts: ProductData, request: ProductRequest) {
  const product = facts.documents.get(id)
  if (!product || !facts.offers.has(id)) return undefined
  const offers = getOffers(product, facts)
  const { site } = request
  return {
    productId: id,
    ...priceFields(offers, site),
    ...byPriceBook(product, offers, site),
  }
}

const byPriceBook = (product: ProductDocument, offers: Offer[], site: ProductRequest['site']) =>
  priceBookFields(offers, site, {
    isRange: product.variants !== undefined,
    tiersOf: tiersWithin(site.id, product),
  })

const getOffers = (product: ProductDocument, { offers }: ProductData): Offer[] =>
  sellableIds(product).flatMap((id) => offers.get(id) ?? [])

function texts({ product, request: { language } }: Subject) {
  return {
    id: product.id,
    name: product.name[language],
    brand: product.brand,
    shortDescription: product.shortDescription[language],
    longDescription: product.longDescription[language],
    ...(product.pageTitle && { pageTitle: product.pageTitle[language] }),
    ...(product.pageDescription && { pageDescription: product.pageDescription[language] }),
    primaryCategoryId: product.primaryCategory,
    minOrderQuantity: product.minOrderQuantity,
    stepQuantity: product.stepQuantity,
    ...tradeFields(product, language),
    type: { [product.type]: true },
  }
}

function prices({ product, offers, request: { expand, site, perPricebook } }: Subject) {
  if (!expand.has('prices')) return {}
  return {
    ...priceFields(offers, site),
    ...(perPricebook && byPriceBook(product, offers, site)),
  }
}

const images = (subject: Subject) =>
  subject.request.expand.has('images') ? { imageGroups: getImages(subject) } : {}

function getImages({ product, family, request }: Pick<Subject, 'product' | 'family' | 'request'>) {
  return imageGroups(product, product.type === 'variationGroup' ? product : family, request)
}

function variations({ product, family, facts: { offers }, request }: Subject) {
  if (family.type !== 'master' || !request.expand.has('variations')) return {}

  const { site, perPricebook } = request
  const ofVariants = sellableIds(family).flatMap((id) => offers.get(id) ?? [])
  const lowest = cheapest(ofVariants)
  const { price, priceMax } = {
    price: undefined,
    priceMax: undefined,
    ...priceFields(ofVariants, site),
  }
  const chosenFrom = product.type === 'variationGroup' ? product : family
  return {
    master: {
      masterId: family.id,
      orderable: ofVariants.some(isOrderable),
      ...(price !== undefined && { price }),
      ...(priceMax !== undefined && { priceMax }),
      ...(perPricebook && lowest && { prices: pricesByBook(lowest, site) }),
    },
    variants: variants(chosenFrom, offers, request),
    ...variationGroups(family, offers),
    variationAttributes: variationAttributes(chosenFrom, offers, request),
    ...(product.variationValues && { variationValues: product.variationValues }),
  }
}

function availability({ product, facts, request }: Subject) {
  if (!request.expand.has('availability')) return {}
  const { site, inventoryIds } = request
  const [inventory] = inventoryRecords(product, facts, site, [site.inventoryId])
  return {
    inventory,
    ...(inventoryIds.length > 0 && {
      inventories: inventoryRecords(product, facts, site, inventoryIds),
    }),
  }
}

function promotions({ product, offers, facts, request: { expand, language } }: Subject) {
  const rows = facts.promotions.get(product.id)
  if (!rows || !expand.has('promotions')) return {}
  const lowest = cheapest(offers)
  const price = lowest ? currentPrice(lowest) : null
  return { productPromotions: rows.map((row) => productPromotion(row, price, language)) }
}

function members({ product, facts, request }: Subject) {
  const responseWith = (id: string) => productResponse(id, facts, request)
  const { expand } = request
  return {
    ...(product.setProducts &&
      expand.has('set_products') && {
        setProducts: product.setProducts.flatMap((id) => responseWith(id) ?? []),
      }),
    ...(product.bundledProducts &&
      expand.has('bundled_products') && {
        bundledProducts: product.bundledProducts.flatMap(({ id, quantity }) => {
          const member = responseWith(id)
          return member ? [{ id, quantity, product: member }] : []
        }),
      }),
  }
}

function primaryCategory({ product, facts, request: { expand, language } }: Subject) {
  const category = facts.categories.get(product.primaryCategory)
  if (!category || !expand.has('primary_category')) return {}
  return {
    primaryCategory: {
      id: category.id,
      name: category.name[language],
      parentCategoryTree: category.path.map(({ id, name }) => ({ id, name: name[language] })),
    },
  }
}

function pageMetaTags({ product, request: { expand, language } }: Subject) {
  if (!expand.has('page_meta_tags')) return {}
  const title = product.pageTitle ?? product.name
  const description = product.pageDescription ?? product.shortDescription
  return {
    pageMetaTags: [
      { id: 'title', value: title[language], type: 'title' },
      { id: 'description', value: description[language], type: 'name' },
    ],
  }
}
