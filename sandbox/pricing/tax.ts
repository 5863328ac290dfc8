import type { Site } from '../platform/site.ts'
import { canadianProvinces, usStates } from './states-and-provinces.ts'
import type { Destination, TaxItem } from './model.ts'
import { prorate, roundHalfUp } from './prorate.ts'

/** Rates are whole numbers of thousandths of a percent, so that 9.975 % is exact. */
const TAX_UNIT = 100_000

/** The taxes at a destination. Rates are in thousandths of a percent. */
export interface DestinationTaxes {
  /** All taxes together. */
  rate: number
  /** The tax rate of shipping. */
  shippingRate: number
  taxes: readonly { id: string; rate: number }[]
  /** Whether prices include the taxes. */
  isIncluded?: boolean
}

/** Null for an unknown state, whose taxes are not known. */
export function taxesAt(
  { countryCode, stateCode }: Destination,
  { includedTax }: Pick<Site, 'includedTax'>,
): DestinationTaxes | null {
  if (includedTax) {
    const { rate } = includedTax
    return { rate, shippingRate: rate, taxes: [includedTax], isIncluded: true }
  }
  if (countryCode === 'US') {
    const index = usStates.get(stateCode)
    if (index === undefined) return null
    const { rate, taxesShipping } = index
    const taxes = rate === 0 ? [] : [{ id: 'SALES_TAX', rate }]
    return { rate, shippingRate: taxesShipping ? rate : 0, taxes }
  }
  const taxes = countryCode === 'CA' ? canadianProvinces.get(stateCode) : undefined
  if (taxes === undefined) return null
  const rate = taxes.reduce((sum, tax) => sum + tax.rate, 0)
  return { rate, shippingRate: rate, taxes }
}

/** Tax on top of a net amount in minor units, or the tax within a gross amount. */
const computeTax = (amount: number, rate: number, isIncluded: boolean) =>
  roundHalfUp(amount * rate, isIncluded ? TAX_UNIT + rate : TAX_UNIT)

/** A rate in the API's format: 0.05 is five percent. */
export const rateNumber = (rate: number) => rate / TAX_UNIT

/**
 * Splits the total into named taxes. If each tax were rounded by itself, they would not add up to the lines' taxes,
 * so the total is divided by rate. This works because all taxes of a state apply to the same amounts.
 */
export function taxItems(total: number, { taxes }: DestinationTaxes): TaxItem[] {
  const values = prorate(
    total,
    taxes.map(({ rate }) => rate),
  )
  return taxes.map(({ id, rate }, index) => ({
    id,
    rate: rateNumber(rate),
    value: values[index] ?? 0,
  }))
}

/** The tax of one line or shipping item; both fields are null while it is not known. */
export interface ItemTax {
  /** In the API's format. */
  rate: number | null
  tax: number | null
}

export const UNKNOWN_TAX: ItemTax = { rate: null, tax: null }

export const taxAt = (amount: number, rate: number | null, isIncluded = false): ItemTax =>
  rate === null
    ? UNKNOWN_TAX
    : { rate: rateNumber(rate), tax: computeTax(amount, rate, isIncluded) }

/** External tax, which does not depend on discounts. */
export function externalTax(items: TaxItem[] | undefined): ItemTax {
  if (items === undefined) return UNKNOWN_TAX
  return {
    rate: Math.round(items.reduce((sum, { rate }) => sum + rate, 0) * TAX_UNIT) / TAX_UNIT,
    tax: items.reduce((sum, { value }) => sum + value, 0),
  }
}

/** Joins the taxes of several states or items into one entry for each tax and rate. */
export function joinedTaxItems(items: TaxItem[]): TaxItem[] {
  return [...Map.groupBy(items, ({ id, rate }) => `${id} ${rate}`).values()].flatMap(
    ([first, ...others]) =>
      first === undefined
        ? []
        : [{ ...first, value: others.reduce((sum, { value }) => sum + value, first.value) }],
  )
}
