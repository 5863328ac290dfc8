import * as v from 'valibot'

import { localizeCustom } from '../localized.ts'
import type { ProductCard } from '../products/document.ts'
import { hitImage, imageGroups } from '../products/images.ts'
import {
  cheapest,
  currentPrice,
  isOrderable,
  type Offer,
  OfferRow,
  priceFields,
  priceRanges,
  tieredPrices,
} from '../products/offers.ts'
import { variants, variationAttributes } from '../products/variations.ts'
import { productPromotion, ProductPromotionRow } from '../promotions/promotion.ts'
import { listed, prepare, rowsOf, sql } from '../sql.ts'
import type { SearchRequest } from './request.ts'

const IdRow = v.object({ id: v.string() })
const CardRow = v.object({ id: v.string(), card: v.string() })

/** Reads what the hits of a page show, in one round trip and in the order of `ids`. */
export async function readHits(db: D1Database, ids: string[], request: SearchRequest) {
  if (ids.length === 0) return []
  const siteId = request.site.id
  const [cards, offers, promotions, inStore] = await db.batch([
    prepare(db, sql`SELECT id, card FROM products WHERE id IN ${listed(ids)}`),
    prepare(
      db,
      sql`SELECT product_id, family, list_price, sale_price, stock FROM offers
          WHERE site_id = ${siteId} AND family IN ${listed(ids)}`,
    ),
    prepare(
      db,
      sql`SELECT linked.product_id, promotions.percent_off, promotions.document
          FROM product_promotions AS linked
          JOIN promotions ON promotions.site_id = ${siteId} AND promotions.id = linked.promotion_id
          WHERE linked.product_id IN ${listed(request.expand.has('promotions') ? ids : [])}
          ORDER BY promotions.rank, promotions.id`,
    ),
    prepare(
      db,
      sql`SELECT DISTINCT offers.family AS id FROM offers
          JOIN store_stock ON store_stock.product_id = offers.product_id
            AND store_stock.inventory_id = ${request.pickup?.inventoryId ?? ''}
            AND store_stock.stock > 0
          WHERE offers.site_id = ${siteId} AND offers.family IN ${listed(request.pickup ? ids : [])}`,
    ),
  ])
  const cardById = new Map(
    rowsOf(CardRow, cards).map((row): [string, ProductCard] => [row.id, JSON.parse(row.card)]),
  )
  const offersByFamily = Map.groupBy(rowsOf(OfferRow, offers), (offer) => offer.family)
  const promotionsById = Map.groupBy(
    rowsOf(ProductPromotionRow, promotions),
    (row) => row.product_id,
  )
  const stockedInStore = new Set(rowsOf(IdRow, inStore).map((row) => row.id))
  return ids.flatMap((id) => {
    const card = cardById.get(id)
    const family = offersByFamily.get(id) ?? []
    if (!card) return []
    const hit = hitAnswer(card, family, promotionsById.get(id) ?? [], request)
    return [{ ...hit, ...pickupField(card, stockedInStore.has(id), request) }]
  })
}

/** Whether the store that was named hands a product out now. */
function pickupField({ custom }: ProductCard, isStocked: boolean, { pickup }: SearchRequest) {
  if (pickup === undefined) return {}
  const isHandedOut = pickup?.isOpen === true && custom.c_availableForInStorePickup !== false
  return { c_isBopisStoreAvailable: isHandedOut && isStocked }
}

function hitAnswer(
  card: ProductCard,
  family: Offer[],
  promotions: ProductPromotionRow[],
  request: SearchRequest,
) {
  const isMaster = card.type === 'master'
  const offers = isMaster ? family.filter((offer) => offer.productId !== card.id) : family
  const subject = { card, offers, isMaster, request }
  const lowest = cheapest(offers)
  const price = lowest ? currentPrice(lowest) : null
  return {
    productId: card.id,
    productName: card.name[request.language],
    hitType: card.type === 'item' ? 'product' : card.type,
    productType: { [card.type]: true },
    orderable: offers.some((offer) => isOrderable(offer)),
    ...prices(subject),
    ...images(subject),
    ...represented(subject),
    ...variations(subject),
    ...(promotions.length > 0 && {
      productPromotions: promotions.map((row) => productPromotion(row, price, request.language)),
    }),
    ...(request.expand.has('custom_properties') && localizeCustom(card.custom, request.language)),
  }
}

interface Subject {
  card: ProductCard
  offers: Offer[]
  isMaster: boolean
  request: SearchRequest
}

function prices({ offers, isMaster, request: { expand, site, perPricebook } }: Subject) {
  if (!expand.has('prices')) return {}
  const lowest = cheapest(offers)
  return {
    ...priceFields(offers, site),
    ...(perPricebook && lowest && { tieredPrices: tieredPrices(lowest, site) }),
    ...(perPricebook && isMaster && { priceRanges: priceRanges(offers, site) }),
  }
}

function images({ card, request }: Subject) {
  if (!request.expand.has('images')) return {}
  const { origin, language, limits, allImages } = request
  const asked = { origin, language, allImages: allImages ?? false, ...(limits && { limits }) }
  const image = hitImage(card, asked)
  return {
    ...(image && { image }),
    ...(allImages !== undefined && { imageGroups: imageGroups(card, card, asked) }),
  }
}

function represented({ card, offers, request }: Subject) {
  if (!request.expand.has('represented_products')) return {}
  const sold = new Set(offers.map((offer) => offer.productId))
  const ids = (card.variants ?? [{ id: card.id }]).filter(({ id }) => sold.has(id))
  const [first] = ids
  if (!first) return {}
  return {
    representedProduct: { id: first.id },
    representedProducts: ids.map(({ id }) => ({ id })),
  }
}

function variations({ card, offers, isMaster, request }: Subject) {
  if (!isMaster || !request.expand.has('variations')) return {}
  const offerById = new Map(offers.map((offer) => [offer.productId, offer]))
  return {
    variationAttributes: variationAttributes(card, offerById, request),
    ...(request.allVariationProperties && { variants: variants(card, offerById, request) }),
  }
}
