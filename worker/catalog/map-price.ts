import type { Money } from '#shared/contract/money.ts'
import type { Price } from '#shared/contract/product.ts'
import type { Site } from '#shared/site/site.ts'

interface WirePrices {
  price?: number | undefined
  priceMax?: number | undefined
  tieredPrices: readonly { pricebook: string; price: number }[]
  c_listPrice?: number | null | undefined
}

/**
 * A product's price. Null if commerce has no price, and then the product cannot be bought. Promotional prices
 * are left to the bag, which knows whether their conditions are met; the callout announces them.
 */
export function mapPrice(wire: WirePrices, { currency }: Pick<Site, 'currency'>): Price | null {
  const now = money(wire.price, currency)
  if (!now) return null
  const listBook = `${currency.toLowerCase()}-list-prices`
  const listed =
    wire.c_listPrice ?? wire.tieredPrices.find((tier) => tier.pricebook === listBook)?.price
  return {
    now,
    upTo: above(now, money(wire.priceMax, currency)),
    was: above(now, money(listed, currency)),
  }
}

function money(amount: number | undefined, currency: Money['currency']): Money | null {
  if (amount === undefined || amount < 0) return null
  return { minorUnits: Math.round(amount * 100), currency }
}

const above = (now: Money, other: Money | null) =>
  other && other.minorUnits > now.minorUnits ? other : null
