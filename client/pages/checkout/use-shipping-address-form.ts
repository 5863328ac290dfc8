import { addressToInput, readAddressField } from '#shared/checkout/address.ts'
import { parseShippingAddress, readOrderEmail } from '#shared/checkout/shipping-address.ts'
import { STEP_PATHS } from '#shared/checkout/step-paths.ts'
import type { Checkout, SaveShippingAddress } from '#shared/contract/checkout.ts'

import { addressInputIn, isAddressField } from '../../features/checkout/address-input.ts'
import { useCheckoutForm, type Parsed } from '../../features/checkout/use-checkout-form.ts'
import { useFieldChecks } from '../../features/checkout/use-field-checks.ts'
import { useRuleOverrides } from '../../features/checkout/use-rule-overrides.ts'
import { useAppContext } from '../../app/app-context.ts'
import { useHref } from '../../app/link.ts'

/** Saves the e-mail and shipping address. */
export function useShippingAddressForm({ email, shippingAddress }: Checkout) {
  const appContext = useAppContext()
  const href = useHref()
  const { country } = appContext.site
  const overrides = useRuleOverrides()
  const { own, setProblems, ...form } = useCheckoutForm({
    actions: ['saveShippingAddress'],
    parse: (typed): Parsed<SaveShippingAddress> => {
      const input = { email: typed['email'] ?? '', ...addressInputIn(typed) }
      const parsed = parseShippingAddress(input, country, overrides)
      return 'problems' in parsed ? parsed : { input }
    },
    async send(input, idempotencyKey) {
      await appContext.shopper().saveShippingAddress(input, idempotencyKey)
      location.assign(href(STEP_PATHS.shipping))
    },
  })
  const checks = useFieldChecks((name, typed) => {
    if (name === 'email') return readOrderEmail(typed, country, overrides)
    return isAddressField(name) ? readAddressField(name, typed, country, overrides) : null
  }, setProblems)
  const saved = { email: email ?? '', ...(shippingAddress && addressToInput(shippingAddress)) }
  return { ...form, checks, values: own?.values ?? saved }
}
