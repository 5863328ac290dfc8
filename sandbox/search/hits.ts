import * as v from 'valibot'

import { localizeCustom } from '../platform/localized.ts'
import {
  toHitType,
  type ProductCard,
  sellableIds,
  type ProductDocument,
} from '../products/document.ts'
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
  tiersWithin,
} from '../products/offers.ts'
import { variants, variationAttributes, variationGroups } from '../products/variations.ts'
import { productPromotion, type ProductPromotionRow } from '../promotions/promotion.ts'
import {
  promotionStatements,
  applicablePromotions,
  type PromotionRequest,
} from '../promotions/applicable-promotions.ts'
import { valueList, prepare, parseRows, sql } from '../platform/sql.ts'
import { toSlug } from '../products/slug-url.ts'
import { isChosen } from './refinement.ts'
import type { Filters, SearchRequest } from './request.ts'

const IdRow = v.object({ id: v.string() })
const CardRow = v.object({ id: v.string(), card: v.string() })

/**
 * Reads the hits of a page in the order of `ids`; promotions only with a visit.
 */
export async function readHits(
  db: D1Database,
  ids: string[],
  request: SearchRequest,
  visit?: PromotionRequest,
) {
  if (ids.length === 0) return []
  const siteId = request.site.id
  const [cards, offers, inStore, ...shown] = await db.batch([
    prepare(db, sql`SELECT id, card FROM products WHERE id IN ${valueList(ids)}`),
    prepare(
      db,
      sql`SELECT product_id, family, list_price, sale_price, stock FROM offers
          WHERE site_id = ${siteId} AND family IN ${families(ids)}`,
    ),
    prepare(
      db,
      sql`SELECT offers.product_id AS id FROM offers
          JOIN store_stock ON store_stock.product_id = offers.product_id
            AND store_stock.inventory_id = ${request.pickup?.inventoryId ?? ''}
            AND store_stock.stock > 0
          WHERE offers.site_id = ${siteId} AND offers.family IN ${families(request.pickup ? ids : [])}`,
    ),
    ...(visit && request.expand.has('promotions')
      ? promotionStatements(promoted(ids, request), visit)
      : []
    ).map((statement) => prepare(db, statement)),
  ])
  const cardById = new Map(
    parseRows(CardRow, cards).map((row): [string, ProductCard] => [row.id, JSON.parse(row.card)]),
  )
  const offerById = new Map(parseRows(OfferRow, offers).map((offer) => [offer.productId, offer]))
  const promotionsById = applicablePromotions(shown, visit?.now ?? 0)
  const properties = await readVariantProperties(db, cardById.values(), request)
  const stockedInStore = new Set(parseRows(IdRow, inStore).map((row) => row.id))
  return ids.flatMap((id) => {
    const card = cardById.get(id)
    if (!card) return []
    const facts = { offerById, properties, promotionsById }
    const hit = hitResponse(card, facts, request)
    const isStocked = sellableIds(card).some((sold) => stockedInStore.has(sold))
    return [{ ...hit, ...pickupField(card, isStocked, request) }]
  })
}

/** The products whose promotions are shown: the hits and, if they are listed, their variants. */
function promoted(ids: string[], request: SearchRequest) {
  const hits = valueList(ids)
  if (!areVariantsListed(request)) return hits
  return sql`(SELECT value FROM ${hits} UNION SELECT product_id FROM offers
    WHERE site_id = ${request.site.id} AND family IN ${families(ids)})`
}

const areVariantsListed = ({ expand, allVariationProperties }: SearchRequest) =>
  allVariationProperties && expand.has('variations')

/** The families of products; a variation group shares its master's offers. */
const families = (ids: string[]) => sql`(SELECT family FROM products WHERE id IN ${valueList(ids)})`

/** Whether the product can be picked up now in the requested store. */
function pickupField({ custom }: ProductCard, isStocked: boolean, { pickup }: SearchRequest) {
  if (pickup === undefined) return {}
  const isHandedOut = pickup?.isOpen === true && custom.c_availableForInStorePickup !== false
  return { c_isBopisStoreAvailable: isHandedOut && isStocked }
}

interface HitFacts {
  /** The offers of the hit's family. */
  offerById: ReadonlyMap<string, Offer>
  /** The promotions of hits and of their variants. */
  promotionsById: ReadonlyMap<string, ProductPromotionRow[]>
  /** Custom properties of variants, by id. */
  properties: ReadonlyMap<string, object>
}

function hitResponse(card: ProductCard, facts: HitFacts, request: SearchRequest) {
  const { offerById } = facts
  const offers = sellableIds(card).flatMap((id) => offerById.get(id) ?? [])
  const subject = { card, offers, facts, request }
  return {
    productId: card.id,
    productName: card.name[request.language],
    hitType: toHitType(card.type),
    productType: { [card.type]: true },
    orderable: offers.some(isOrderable),
    ...(request.expand.has('slug') && { slug: toSlug(card.name[request.language]) }),
    ...prices(subject),
    ...images(subject),
    ...represented(subject),
    ...variations(subject),
    ...promotions(card.id, cheapest(offers), subject),
    ...(request.expand.has('custom_properties') && localizeCustom(card.custom, request.language)),
  }
}

interface Subject {
  card: ProductCard
  /** The offers of the hit, or of its variants. */
  offers: Offer[]
  facts: HitFacts
  request: SearchRequest
}

function prices({ card, offers, request: { expand, site, perPricebook } }: Subject) {
  if (!expand.has('prices')) return {}
  const lowest = cheapest(offers)
  const tiersOf = tiersWithin(site.id, card)
  return {
    ...priceFields(offers, site),
    ...(perPricebook &&
      lowest && { tieredPrices: tieredPrices(lowest, site, tiersOf(lowest.productId)) }),
    ...(perPricebook && card.variants && { priceRanges: priceRanges(offers, site) }),
  }
}

function images({ card, request }: Subject) {
  if (!request.expand.has('images')) return {}
  const { origin, language, limits, allImages } = request
  const requested = { origin, language, allImages: allImages ?? false, ...(limits && { limits }) }
  const image = hitImage(card, requested)
  return {
    ...(image && { image }),
    ...(allImages !== undefined && { imageGroups: imageGroups(card, card, requested) }),
  }
}

function represented({ card, offers, request }: Subject) {
  if (!request.expand.has('represented_products')) return {}
  const [first, ...others] = bestFirst(card, offers, request.filters).map(({ productId }) => ({
    id: productId,
  }))
  return first ? { representedProduct: first, representedProducts: [first, ...others] } : {}
}

/** Variants with the selected values first, then the others; orderable ones first in both groups. */
function bestFirst({ variants = [] }: ProductCard, offers: Offer[], { values: chosen }: Filters) {
  const unchosen = new Set(
    variants.filter(({ values }) => !isChosen(values, chosen)).map(({ id }) => id),
  )
  const fault = (offer: Offer) =>
    2 * Number(unchosen.has(offer.productId)) + Number(!isOrderable(offer))
  return offers.toSorted((a, b) => fault(a) - fault(b))
}

/** The promotions of a hit or of one of its variants, at the price of `offer`. */
function promotions(id: string, offer: Offer | undefined, { facts, request }: Subject) {
  const rows = facts.promotionsById.get(id)
  if (!rows) return {}
  const price = offer ? currentPrice(offer) : null
  return { productPromotions: rows.map((row) => productPromotion(row, price, request.language)) }
}

function variations(subject: Subject) {
  const { card, facts, request } = subject
  const { offerById, properties } = facts
  if (!card.variants || !request.expand.has('variations')) return {}
  return {
    variationAttributes: variationAttributes(card, offerById, request),
    ...(areVariantsListed(request) && {
      variants: variants(card, offerById, request).map((variant) => ({
        ...variant,
        ...promotions(variant.productId, offerById.get(variant.productId), subject),
        ...properties.get(variant.productId),
      })),
      ...variationGroups(card, offerById),
    }),
  }
}

const CustomRow = v.object({ id: v.string(), custom: v.string() })

/** The requested `c_` properties of every variant of these products. */
async function readVariantProperties(
  db: D1Database,
  cards: Iterable<ProductCard>,
  { language, expand, allVariationProperties, variationProperties }: SearchRequest,
): Promise<ReadonlyMap<string, object>> {
  const isWanted = expand.has('variations') && allVariationProperties
  if (!isWanted || variationProperties.length === 0) return new Map()
  const ids = [...cards].flatMap(({ variants = [] }) => variants.map(({ id }) => id))
  const rows = await prepare(
    db,
    sql`SELECT id, document -> '$.custom' AS custom FROM products WHERE id IN ${valueList(ids)}`,
  ).all()
  return new Map(
    parseRows(CustomRow, rows).map((row) => {
      const custom: ProductDocument['custom'] = JSON.parse(row.custom)
      const named = Object.entries(custom).filter(([name]) => variationProperties.includes(name))
      return [row.id, localizeCustom(Object.fromEntries(named), language)]
    }),
  )
}
