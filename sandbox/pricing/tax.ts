import { canadianPlaces } from './canadian-places.ts'
import type { Destination, TaxItem } from './model.ts'
import { prorate } from './prorate.ts'
import { roundHalfUp } from './round-half-up.ts'
import { usPlaces } from './us-places.ts'

/** Rates are whole numbers of thousandths of a percent, so that 9.975 % is exact. */
const TAX_UNIT = 100_000

/** What is levied at a destination. Rates are in thousandths of a percent. */
export interface Taxation {
  /** All taxes together. */
  rate: number
  /** What shipping is taxed at. */
  shippingRate: number
  taxes: readonly { id: string; rate: number }[]
}

/** Null where the shop does not know the place: what is levied there is not known either. */
export function taxationOf({ countryCode, stateCode }: Destination): Taxation | null {
  if (countryCode === 'US') {
    const place = usPlaces.get(stateCode)
    if (place === undefined) return null
    const { rate, taxesShipping } = place
    const taxes = rate === 0 ? [] : [{ id: 'SALES_TAX', rate }]
    return { rate, shippingRate: taxesShipping ? rate : 0, taxes }
  }
  const taxes = countryCode === 'CA' ? canadianPlaces.get(stateCode) : undefined
  if (taxes === undefined) return null
  const rate = taxes.reduce((sum, tax) => sum + tax.rate, 0)
  return { rate, shippingRate: rate, taxes }
}

/** Tax on top of a net amount in minor units. */
export function taxOn(amount: number, rate: number): number {
  return roundHalfUp(amount * rate, TAX_UNIT)
}

/** A rate as the wire writes it: 0.05 is five percent. */
export const rateNumber = (rate: number) => rate / TAX_UNIT

/**
 * The total by the names of its taxes. Rounding each tax by itself would not add up to what the
 * lines say, so the total is shared out by rate: all taxes of a place fall on the same amounts.
 */
export function taxItems(total: number, { taxes }: Taxation): TaxItem[] {
  const values = prorate(
    total,
    taxes.map(({ rate }) => rate),
  )
  return taxes.map(({ id, rate }, place) => ({
    id,
    rate: rateNumber(rate),
    value: values[place] ?? 0,
  }))
}

/** What one line or shipping item is taxed; both null while that is not known. */
export interface ItemTax {
  /** As the wire writes it. */
  rate: number | null
  tax: number | null
}

export const UNKNOWN_TAX: ItemTax = { rate: null, tax: null }

export const taxAt = (amount: number, rate: number | null): ItemTax =>
  rate === null ? UNKNOWN_TAX : { rate: rateNumber(rate), tax: taxOn(amount, rate) }

/** What somebody else has worked out; the same whatever has been taken off. */
export function givenTax(items: TaxItem[] | undefined): ItemTax {
  if (items === undefined) return UNKNOWN_TAX
  return {
    rate: Math.round(items.reduce((sum, { rate }) => sum + rate, 0) * TAX_UNIT) / TAX_UNIT,
    tax: items.reduce((sum, { value }) => sum + value, 0),
  }
}

/** One entry for each tax and rate, of several places or items. */
export function joinedTaxItems(items: TaxItem[]): TaxItem[] {
  return [...Map.groupBy(items, ({ id, rate }) => `${id} ${rate}`).values()].flatMap(
    ([first, ...others]) =>
      first === undefined
        ? []
        : [{ ...first, value: others.reduce((sum, { value }) => sum + value, first.value) }],
  )
}
