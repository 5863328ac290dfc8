import { profile } from '../profiles/current.ts'
import { requireSite } from '../sites/sites.ts'
import type { Destination, LineToPrice, PricingInput } from './model.ts'
import { noQualifiers } from './promotion-context.ts'
import { priceBasket } from './price-basket.ts'

/** A Saturday on which promotions of a week apply. */
export const SATURDAY = Date.parse('2026-11-21T18:00:00Z')

export const ohio = { countryCode: 'US', stateCode: 'OH' }

interface Sample extends Partial<Omit<PricingInput, 'site' | 'coupons'>> {
  site?: 'us' | 'ca'
  codes?: string[]
  /** The method of the only shipment. */
  shippingMethodId?: string | null
  destination?: Destination | null
}

/** An empty basket of the US site on that day; `Sample` overrides its fields. */
export function sampleBasket({ site = 'us', codes = [], ...rest }: Sample): PricingInput {
  const { shippingMethodId = null, destination = null, ...input } = rest
  return {
    site: requireSite(site),
    language: 'en',
    now: SATURDAY,
    qualifiers: noQualifiers,
    lines: [],
    coupons: codes.map((code, index) => ({ couponItemId: `c${index}`, code })),
    shipments: [shipmentTo(destination, shippingMethodId)],
    manual: [],
    giftCertificates: [],
    externalTaxes: null,
    ...input,
  }
}

export const shipmentTo = (
  destination: Destination | null,
  shippingMethodId: string | null,
  shipmentId = 'me',
) => ({
  shipmentId,
  shippingItemId: `shipping-${shipmentId}`,
  shippingMethodId,
  destination,
  isPickup: false,
  manual: [],
})

/** Prices a basket, and adds the shipping of its first shipment. */
export function pricedInput(input: PricingInput) {
  const basket = priceBasket(input)
  return { ...basket, shipping: basket.shipments[0]?.shipping ?? null }
}

export const priced = (sample: Sample) => pricedInput(sampleBasket(sample))

/** The promotions that discount some units of a form. */
const offersFor = (form: string) =>
  profile.promotions
    .filter(({ unitDiscount }) => unitDiscount?.forms.some((each) => each === form))
    .map(({ id }) => id)

/** Offers of the US site that compete for a line of a form: percentages, and those on some of its units. */
export function rivalsFor(form: string): string[] {
  const percentages = profile.promotions.filter(
    ({ percentOff, sites, asks }) => percentOff !== undefined && sites.includes('us') && !asks,
  )
  const rivals = [...percentages.map(({ id }) => id), ...offersFor(form)]
  if (rivals.length < 3) throw new Error(`Only ${rivals.join(' and ')} compete for ${form}.`)
  return rivals
}

/** A line of a form with the form's usual offers; form and price make its id. */
export function toLine(
  form: string,
  unitPrice: number,
  quantity = 1,
  more: Partial<LineToPrice> = {},
): LineToPrice {
  return {
    itemId: `${form}-${unitPrice}`,
    productId: `P${form}${unitPrice}`,
    shipmentId: 'me',
    quantity,
    unitPrice,
    isGiftCard: form === 'giftcard',
    form,
    promotionIds: offersFor(form),
    bonusOf: null,
    manual: [],
    ...more,
  }
}
