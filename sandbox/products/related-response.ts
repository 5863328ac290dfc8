import { ORGANIZATION_ID } from '../platform/sites.ts'
import { availabilityResponse } from './availability-response.ts'
import { hitImage } from './images.ts'
import type { Subject } from './product-response.ts'

const PRODUCTS = '/product/shopper-products/v1/organizations'

/** The API's code for the shop's only kind of recommendation. */
const CROSS_SELL = { value: 1, displayValue: 'Cross-Sell' }

/** The links to related products; a variant has its master's links. */
export function productLinks({ product, family, request: { expand, origin, site } }: Subject) {
  if (!family.links || !expand.has('links')) return {}
  const addressOf = (id: string) =>
    `${origin}${PRODUCTS}/${ORGANIZATION_ID}/products/${id}?siteId=${site.id}`
  return {
    productLinks: family.links.map(({ type, target }) => ({
      type,
      sourceProductId: product.id,
      sourceProductLink: addressOf(product.id),
      targetProductId: target,
      targetProductLink: addressOf(target),
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
