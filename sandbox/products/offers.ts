import * as v from 'valibot'

import type { SeedTier } from '../catalog/model.ts'
import { majorUnits } from '../platform/money.ts'
import type { Site, SiteId } from '../platform/site.ts'
import type { ProductCard } from './document.ts'

/** A product's prices on a site, in minor units, and its stock. */
export interface Offer {
  productId: string
  family: string
  listPrice: number | null
  salePrice: number | null
  stock: number
}

export const OfferRow = v.pipe(
  v.object({
    product_id: v.string(),
    family: v.string(),
    list_price: v.nullable(v.number()),
    sale_price: v.nullable(v.number()),
    stock: v.number(),
  }),
  v.transform((row): Offer => ({
    productId: row.product_id,
    family: row.family,
    listPrice: row.list_price,
    salePrice: row.sale_price,
    stock: row.stock,
  })),
)

export const currentPrice = (offer: Offer) => offer.salePrice ?? offer.listPrice

export const isOrderable = (offer: Offer) => offer.stock >= 1 && currentPrice(offer) !== null

/** The offer with the lowest current price; offers without a price are ignored. */
export function cheapest(offers: Offer[]): Offer | undefined {
  return offers
    .filter((offer) => currentPrice(offer) !== null)
    .toSorted((a, b) => (currentPrice(a) ?? 0) - (currentPrice(b) ?? 0))[0]
}

/** `price`, `priceMax` and the storefront's own list and sale price, for one or many offers. */
export function priceFields(offers: Offer[], site: Site) {
  const lowest = cheapest(offers)
  const price = lowest && currentPrice(lowest)
  if (!lowest || price === null || price === undefined) return { currency: site.currency }

  const highest = Math.max(...offers.map((offer) => currentPrice(offer) ?? 0))
  return {
    currency: site.currency,
    price: majorUnits(price),
    ...(highest > price && { priceMax: majorUnits(highest) }),
    ...(lowest.listPrice !== null && { c_listPrice: majorUnits(lowest.listPrice) }),
    ...(lowest.salePrice !== null && { c_salePrice: majorUnits(lowest.salePrice) }),
  }
}

/** Prices by price book, for `perPricebook`. */
export function priceBookFields(
  offers: Offer[],
  site: Site,
  { isRange, tiersOf }: { isRange: boolean; tiersOf: (productId: string) => SeedTier[] },
) {
  const lowest = cheapest(offers)
  if (!lowest) return {}
  return {
    prices: pricesByBook(lowest, site),
    tieredPrices: tieredPrices(lowest, site, tiersOf(lowest.productId)),
    ...(isRange && { priceRanges: priceRanges(offers, site) }),
  }
}

export const pricesByBook = (offer: Offer, site: Site) =>
  Object.fromEntries(bookPrices(offer, site).map(({ pricebook, price }) => [pricebook, price]))

/** The unit price by price book and quantity; only list prices have tiers. */
export const tieredPrices = (offer: Offer, site: Site, tiers: SeedTier[]) =>
  bookPrices(offer, site).flatMap(({ pricebook, price }) => [
    { pricebook, price, quantity: 1 },
    ...(pricebook === site.listPriceBook ? tiers : [])
      .map((tier) => ({ pricebook, price: majorUnits(tier.price), quantity: tier.quantity }))
      .filter((tier) => tier.price < price),
  ])

export function priceRanges(offers: Offer[], site: Site) {
  const priced = offers.flatMap((offer) => bookPrices(offer, site))
  return [site.listPriceBook, site.salePriceBook].flatMap((pricebook) => {
    const prices = priced.filter((entry) => entry.pricebook === pricebook).map(({ price }) => price)
    if (prices.length === 0) return []
    return [{ pricebook, minPrice: Math.min(...prices), maxPrice: Math.max(...prices) }]
  })
}

function bookPrices({ listPrice, salePrice }: Offer, site: Site) {
  return [
    { pricebook: site.listPriceBook, price: listPrice },
    { pricebook: site.salePriceBook, price: salePrice },
  ].flatMap(({ pricebook, price }) =>
    price === null ? [] : [{ pricebook, price: majorUnits(price) }],
  )
}

/** The quantity tiers on a site, in ascending quantity. */
export const tiersOn = (siteId: SiteId, { tiers }: Pick<ProductCard, 'tiers'>): SeedTier[] =>
  tiers?.[siteId] ?? []

/** The tiers of a product or of its variants. */
export const tiersWithin = (siteId: SiteId, product: ProductCard) => (productId: string) =>
  tiersOn(siteId, product.variants?.find(({ id }) => id === productId) ?? product)

/** The unit price for a quantity, in minor units; a tier never raises it. */
export function tieredPrice(price: number, quantity: number, tiers: SeedTier[]): number {
  const reached = tiers.filter((tier) => tier.quantity <= quantity)
  return Math.min(price, ...reached.map((tier) => tier.price))
}
