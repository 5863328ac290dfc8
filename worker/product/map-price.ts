import type { Money } from '#shared/money/money.ts'
import type { Price } from '#shared/product/product.ts'

import type { ContentMapper } from '../markup/content-mapper.ts'

interface WirePrices {
  price?: number | undefined
  priceMax?: number | undefined
  tieredPrices: readonly { pricebook: string; price: number }[]
  /** Variants have none. */
  priceRanges?: readonly {
    pricebook: string
    minPrice?: number | undefined
    maxPrice?: number | undefined
  }[]
  c_listPrice?: number | null | undefined
  c_isGiftCard?: boolean | null | undefined
}

/** The highest amount of a gift card whose product has no `priceMax` (spec 3 §9.9). The lowest is its price. */
const HIGHEST_GIFT_AMOUNT = 250

/**
 * A product's price. Null if commerce has no price, and then the product cannot be bought. Promotional prices
 * are left to the bag, which knows whether their conditions are met; the callout announces them.
 */
export function mapPrice(
  wire: WirePrices,
  { site: { currency }, listPriceBook }: Pick<ContentMapper, 'site' | 'listPriceBook'>,
): Price | null {
  const now = money(wire.price, currency)
  if (!now) return null
  const highest = wire.priceMax ?? (wire.c_isGiftCard ? HIGHEST_GIFT_AMOUNT : undefined)
  const upTo = above(now, money(highest, currency))
  if (upTo) return { now, upTo, ...formerRange(wire, { now, upTo, listPriceBook }) }
  const listed = wire.c_listPrice ?? listPriceIn(wire.tieredPrices, listPriceBook)
  return { now, upTo, was: above(now, money(listed, currency)), wasUpTo: null }
}

/** The price in the list price book. A product that is not in it has the highest of its prices. */
function listPriceIn(tiers: WirePrices['tieredPrices'], listPriceBook: string) {
  const listed = tiers.find(({ pricebook }) => pricebook === listPriceBook)
  const [highest] = tiers.map(({ price }) => price).toSorted((one, other) => other - one)
  return listed?.price ?? highest
}

interface CurrentRange {
  now: Money
  upTo: Money
  listPriceBook: string
}

/** A range is compared with a range: the list price of one variant says nothing about the others. */
function formerRange(
  { priceRanges = [] }: WirePrices,
  { now, upTo, listPriceBook }: CurrentRange,
): Pick<Price, 'was' | 'wasUpTo'> {
  const [highest] = priceRanges.toSorted((one, other) => topOf(other) - topOf(one))
  const listed = priceRanges.find(({ pricebook }) => pricebook === listPriceBook) ?? highest
  const was = money(listed?.minPrice, now.currency)
  const wasUpTo = money(listed?.maxPrice, now.currency)
  const isReduced = was && wasUpTo && (above(now, was) ?? above(upTo, wasUpTo))
  return isReduced ? { was, wasUpTo: above(was, wasUpTo) } : { was: null, wasUpTo: null }
}

const topOf = ({ maxPrice = 0 }: { maxPrice?: number | undefined }) => maxPrice

/** Null without an amount, or with a negative one. */
export function money(amount: number | undefined, currency: Money['currency']): Money | null {
  if (amount === undefined || amount < 0) return null
  return { minorUnits: Math.round(amount * 100), currency }
}

const above = (now: Money, other: Money | null) =>
  other && other.minorUnits > now.minorUnits ? other : null
