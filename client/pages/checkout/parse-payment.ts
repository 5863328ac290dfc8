import { parseBillingAddress } from '#shared/checkout/address.ts'
import type { SiteRules } from '#shared/fields/judge.ts'
import type { Address, SavePayment } from '#shared/checkout/checkout.ts'

import { addressInputIn } from '../../features/checkout/address-input.ts'
import { isCountry } from '../../features/checkout/country-field.tsx'
import type { Parsed } from '../../features/checkout/use-checkout-form.ts'

/** Parses the fields of the billing form, except the card. */
export function parsePayment(
  typed: Record<string, string>,
  shippingAddress: Address | null,
  overrides: SiteRules,
): Parsed<SavePayment> {
  const { countryCode } = typed
  const billing = {
    ...addressInputIn(typed),
    sameAsShipping: typed['sameAsShipping'] === 'on',
    countryCode: isCountry(countryCode) ? countryCode : ('US' as const),
  }
  const parsed = parseBillingAddress(billing, shippingAddress, overrides)
  return 'problems' in parsed
    ? parsed
    : { input: { token: null, billing, saveCard: typed['saveCard'] === 'on' } }
}
