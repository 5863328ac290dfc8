import { priceBasket } from '../../pricing/price-basket.ts'
import { choicesWith } from '../../pricing/bonus-rules.ts'
import type { LineToPrice, PricedBasket, ShipmentToPrice, TaxItem } from '../../pricing/model.ts'
import type { PromotionContext } from '../../pricing/promotion-context.ts'
import { currentPrice, tieredPrice, tiersOn } from '../../products/offers.ts'
import type { ProductData } from '../../products/read-products.ts'
import type { PromotionDocument } from '../../promotions/promotion.ts'
import type { Language, Site } from '../../platform/site.ts'
import { requireSite } from '../../sites/sites.ts'
import {
  type SingleUseCodes,
  listSingleUseCodes,
  readRedeemed,
  type RedeemedCoupons,
  withRedeemed,
} from './coupon-redemptions.ts'
import { certificateProductIds } from './gift-certificate-items.ts'
import { cachedPromotions } from './product-cache.ts'
import type { BasketDocument, BasketLine, BasketShipment, PriceAdjustment } from './model.ts'
import { optionLines } from './options.ts'
import { listInventoryIds } from './lines-with-store.ts'
import { knownFacts, readLineFacts } from './read-line-facts.ts'
import { destinationOfShipment } from './shipments.ts'

/** Current product, promotion and coupon data for a basket. */
export interface BasketData {
  products: ProductData
  /** All promotions of the site, by id. */
  promotions: ReadonlyMap<string, PromotionDocument>
  /** The basket's coupons that are used up. */
  redeemed: RedeemedCoupons
}

/** The keys of the data with which a basket is priced and shown. */
export interface BasketDataRequest {
  productIds: string[]
  inventoryIds: string[]
  onceOnly: SingleUseCodes
}

export const dataNeededBy = (basket: BasketDocument): BasketDataRequest => ({
  productIds: [...basket.lines.map(({ productId }) => productId), ...certificateProductIds(basket)],
  inventoryIds: listInventoryIds(basket),
  onceOnly: listSingleUseCodes(basket),
})

export const readDataOfBasket = (db: D1Database, basket: BasketDocument, site: Site) =>
  readBasketData(db, dataNeededBy(basket), site)

export async function readBasketData(
  db: D1Database,
  wanted: BasketDataRequest,
  site: Site,
): Promise<BasketData> {
  const [products, promotions, redeemed] = await Promise.all([
    readLineFacts(db, site, wanted),
    cachedPromotions(db, site.id),
    readRedeemed(db, site.id, wanted.onceOnly),
  ])
  const related = relatedTo(products)
  if (related.length === 0) return { products, promotions, redeemed }
  const request = { productIds: related, inventoryIds: [] }
  const { documents } = knownFacts(site, related) ?? (await readLineFacts(db, site, request))
  return {
    products: { ...products, documents: new Map([...documents, ...products.documents]) },
    promotions,
    redeemed,
  }
}

/** The products in bundles, and those that shoppers may choose for free. The response names them. */
function relatedTo(products: ProductData) {
  const { documents, promotions } = products
  const parts = [...documents.values()].flatMap(({ bundledProducts }) => bundledProducts ?? [])
  const choices = [...promotions.keys()].flatMap((id) =>
    choicesWith(listPromotionIds(id, products)),
  )
  const ids = new Set([...parts.map(({ id }) => id), ...choices])
  return [...ids].filter((id) => !documents.has(id))
}

/** Prices the basket at that moment; the basket's source code counts in addition to the shopper's context. */
export function priceDocument(
  basket: BasketDocument,
  { products, redeemed }: BasketData,
  { occasion, ...request }: { site: Site; language: Language; occasion: PromotionContext },
): PricedBasket {
  const { externalTaxes, sourceCode } = basket
  const { now, qualifiers } = occasion
  const own = sourceCode === null ? [] : [sourceCode]
  const priced = priceBasket({
    ...request,
    now,
    qualifiers: { ...qualifiers, sourceCodes: [...qualifiers.sourceCodes, ...own] },
    lines: basket.lines.flatMap((line) => [
      lineToPrice(line, basket, products),
      ...optionLines(line, basket.siteId, products),
    ]),
    coupons: basket.coupons.filter(({ code }) => !redeemed.has(code)),
    shipments: basket.shipments.map((shipment) => shipmentToPrice(shipment, basket)),
    manual: basket.adjustments.filter(({ level }) => level === 'order'),
    giftCertificates: basket.giftCertificates,
    externalTaxes:
      externalTaxes && new Map(Object.entries({ ...untaxedOptions(basket), ...externalTaxes })),
  })
  return { ...priced, coupons: withRedeemed(priced.coupons, basket.coupons, redeemed) }
}

/** External taxes may omit options, which then have no tax. */
const untaxedOptions = ({ lines }: BasketDocument): Record<string, TaxItem[]> =>
  Object.fromEntries(lines.flatMap(({ options }) => options.map(({ itemId }) => [itemId, []])))

function lineToPrice(line: BasketLine, basket: BasketDocument, facts: ProductData): LineToPrice {
  const { itemId, productId, shipmentId, quantity } = line
  const custom = facts.documents.get(productId)?.custom
  return {
    itemId,
    productId,
    shipmentId,
    quantity,
    unitPrice: findUnitPrice(line, basket, facts),
    isGiftCard: custom?.c_isGiftCard === true,
    isVirtual: custom?.c_isVirtual === true,
    form: typeof custom?.c_productType === 'string' ? custom.c_productType : null,
    promotionIds: listPromotionIds(productId, facts),
    bonusOf: line.bonus?.promotionId ?? null,
    manual: getAdjustments(basket, itemId),
  }
}

const shipmentToPrice = (shipment: BasketShipment, basket: BasketDocument): ShipmentToPrice => ({
  shipmentId: shipment.shipmentId,
  shippingItemId: shipment.shippingItemId,
  shippingMethodId: shipment.shippingMethodId,
  destination: destinationOfShipment(shipment, basket.siteId),
  isPickup: shipment.fromStoreId !== null,
  manual: getAdjustments(basket, shipment.shippingItemId),
})

const getAdjustments = ({ adjustments }: BasketDocument, itemId: string): PriceAdjustment[] =>
  adjustments.filter((adjustment) => adjustment.itemId === itemId)

/** In minor units, with quantity tiers; a product that is no longer sold keeps its last seen price. */
export function findUnitPrice(
  { productId, quantity, seenPrice, giftCardAmount }: BasketLine,
  { siteId, priceBooks }: Pick<BasketDocument, 'siteId' | 'priceBooks'>,
  { offers, documents }: ProductData,
): number {
  if (giftCardAmount !== null) return giftCardAmount
  const offer = offers.get(productId)
  if (!offer) return seenPrice
  const { listPriceBook, salePriceBook } = requireSite(siteId)
  const isListed = (book: string) => priceBooks === null || priceBooks.includes(book)
  const listed = isListed(listPriceBook) ? offer.listPrice : null
  const sale = isListed(salePriceBook) ? offer.salePrice : null
  const price = currentPrice({ ...offer, listPrice: listed, salePrice: sale }) ?? seenPrice
  const product = documents.get(productId)
  return product && isListed(listPriceBook)
    ? tieredPrice(price, quantity, tiersOn(siteId, product))
    : price
}

/** The promotions of a product. */
export const listPromotionIds = (productId: string, { promotions }: ProductData): string[] =>
  (promotions.get(productId) ?? []).map(({ document }) => {
    const promotion: PromotionDocument = JSON.parse(document)
    return promotion.id
  })
