import { majorUnits } from '../platform/money.ts'
import { ORGANIZATION_ID, type Language } from '../platform/site.ts'
import { profile } from '../profiles/current.ts'
import { shippingMethodResponse, shippingMethodsFor } from '../pricing/shipping-methods.ts'
import { localizeCustom, type Localized } from '../platform/localized.ts'
import { availabilityResponse } from './availability-response.ts'
import type { ProductDocument } from './document.ts'
import { hitImage } from './images.ts'
import type { Offer } from './offers.ts'
import type { ProductRequest } from './query.ts'
import type { ProductData } from './read-products.ts'
import { toSlugUrl } from './slug-url.ts'

const PRODUCTS = '/product/shopper-products/v1/organizations'

/** A product of a response, and everything its fields are made of. */
export interface Subject {
  product: ProductDocument
  /** The master's document, or the product's own. */
  family: ProductDocument
  facts: ProductData
  request: ProductRequest
  /** Its own offer, or those of a master's variants. */
  offers: Offer[]
}

/** The API's code for the shop's only kind of recommendation. */
const CROSS_SELL = { value: 1, displayValue: 'Cross-Sell' }

/** The options of a product; the first value of each is the default. */
export function productOptions({ product, request: { expand, language, site } }: Subject) {
  if (!product.options || !expand.has('options')) return {}
  return {
    options: product.options.map(({ id, name, description, values }) => ({
      id,
      name: name[language],
      description: description[language],
      values: values.map((value, index) => ({
        id: value.id,
        name: value.name[language],
        price: majorUnits(value.price[site.id] ?? 0),
        default: index === 0,
      })),
    })),
  }
}

/** The shipping methods of a product; none for a product that is sent by e-mail. */
export function shippingMethods({ product, request: { expand, language, site } }: Subject) {
  if (!expand.has('shipping_methods') || product.custom.c_isVirtual === true) return {}
  const methods = shippingMethodsFor({ site, destination: null, language })
  return { shippingMethods: methods.map(shippingMethodResponse) }
}

/** The links to related products; a variant has its master's links. */
export function productLinks({ product, family, request: { expand, origin, site } }: Subject) {
  if (!family.links || !expand.has('links')) return {}
  const productAddress = (id: string) =>
    `${origin}${PRODUCTS}/${ORGANIZATION_ID}/products/${id}?siteId=${site.id}`
  return {
    productLinks: family.links.map(({ type, target }) => ({
      type,
      sourceProductId: product.id,
      sourceProductLink: productAddress(product.id),
      targetProductId: target,
      targetProductLink: productAddress(target),
    })),
  }
}

/** Recommended products that the site sells. */
export function recommendations({ family, facts, request }: Subject) {
  if (!request.expand.has('recommendations')) return {}
  const { language, origin } = request
  const found = (family.recommended ?? []).flatMap((id) => {
    const document = facts.documents.get(id)
    if (!document || !facts.offers.has(id)) return []
    const image = hitImage(document, { origin, language, allImages: false })
    return [
      {
        recommendedItemId: id,
        recommendationType: CROSS_SELL,
        name: document.name[language],
        shortDescription: document.shortDescription[language],
        ...(image && { image }),
      },
    ]
  })
  return found.length > 0 ? { recommendations: found } : {}
}

/** Custom fields for a request that names a store: availability there and for delivery. */
export function pickupFields({ product, facts, request: { pickup } }: Subject) {
  if (pickup === undefined) return {}
  const response = availabilityResponse(product.id, facts, pickup)
  return {
    c_isBopisStoreAvailable: response?.availability.bopisStoreOrderable === true,
    ...(response && { availability: response.availability }),
  }
}

const each: Localized = { en: 'each', fr: 'unité' }

/** Identifiers of a product outside the shop: for manufacturers, scanners and search engines. */
export function tradeFields(product: ProductDocument, language: Language) {
  const { id, brand, type, upc, validFrom } = product
  const keywords = pageKeywords(product, language)
  const isSold = type === 'item' || type === 'variant' || type === 'bundle'
  return {
    slugUrl: toSlugUrl(product, language),
    ...(keywords !== '' && { pageKeywords: keywords }),
    manufacturerName: brand,
    ...(isSold && { manufacturerSku: id, unit: each[language] }),
    // The European EAN is the American UPC with a leading zero.
    ...(upc !== undefined && { upc, ean: `0${upc}` }),
    ...(validFrom !== undefined && { validFrom }),
  }
}

/** Line, form and keywords, without duplicates. */
function pageKeywords({ custom, keywords }: ProductDocument, language: Language): string {
  const texts = localizeCustom(custom, language)
  const line = profile.line && texts[profile.line.name]
  const words = [line, texts['c_form'], keywords?.[language]].filter(
    (text) => typeof text === 'string',
  )
  return [...new Set(words)].join(', ')
}
