import { sites } from '../sites.ts'
import type { LineToPrice, PricedBasket, PricingInput } from './model.ts'
import { priceBasket } from './price-basket.ts'

/** A Saturday in 3-Wick Week. */
export const SATURDAY = Date.parse('2026-11-21T18:00:00Z')

export const ohio = { countryCode: 'US', stateCode: 'OH' }

interface Sample extends Partial<Omit<PricingInput, 'site' | 'coupons'>> {
  site?: 'us' | 'ca'
  codes?: string[]
}

/** A basket of the US site on that day, with nothing chosen yet, unless it is said otherwise. */
export function sampleBasket({ site = 'us', codes = [], ...rest }: Sample): PricingInput {
  return {
    site: sites[site],
    language: 'en',
    now: SATURDAY,
    lines: [],
    coupons: codes.map((code, place) => ({ couponItemId: `c${place}`, code })),
    shippingMethodId: null,
    destination: null,
    ...rest,
  }
}

export const priced = (sample: Sample): PricedBasket => priceBasket(sampleBasket(sample))

const offers: Record<string, string[]> = {
  singlewick: ['candle-trio'],
  tincandle: ['candle-trio'],
  handsoap: ['soap-six-us', 'soap-six-ca'],
  waxmelt: ['melts-mix'],
  candleholder: ['holder-pairing'],
}

/** A line of a form with the offers that the form always has; the id is the form's, once. */
export function lineOf(
  form: string,
  unitPrice: number,
  quantity = 1,
  more: Partial<LineToPrice> = {},
): LineToPrice {
  return {
    itemId: `${form}-${unitPrice}`,
    productId: `P${form}${unitPrice}`,
    quantity,
    unitPrice,
    isGiftCard: form === 'giftcard',
    form,
    promotionIds: offers[form] ?? [],
    ...more,
  }
}
