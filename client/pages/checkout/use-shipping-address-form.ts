import { addressToInput, readAddressField } from '#shared/checkout/address.ts'
import { isPickupField } from '#shared/checkout/pickup-fields.ts'
import {
  parseDelivery,
  readOrderEmail,
  readPickupField,
} from '#shared/checkout/shipping-address.ts'
import { STEP_PATHS } from '#shared/checkout/step-paths.ts'
import type { Checkout, SaveShippingAddress } from '#shared/checkout/checkout.ts'
import type { PickupPerson } from '#shared/stores/store.ts'

import { addressInputIn, isAddressField } from '../../features/checkout/address-input.ts'
import { useCheckoutForm, type Parsed } from '../../features/checkout/use-checkout-form.ts'
import { useFieldChecks } from '../../features/actions/use-field-checks.ts'
import { useSiteRules } from '../../features/checkout/use-rule-overrides.ts'
import { useAppContext } from '../../app/app-context.ts'
import { useHref } from '../../app/link.ts'

/** Saves the e-mail, the shipping address and who picks up. */
export function useShippingAddressForm(checkout: Checkout) {
  const { needsAddress, pickup } = checkout
  const needs = { needsAddress, needsPerson: pickup !== null }
  const appContext = useAppContext()
  const href = useHref()
  const { country } = appContext.site
  const overrides = useSiteRules()
  const { own, setProblems, ...form } = useCheckoutForm({
    actions: ['saveShippingAddress'],
    parse: (typed): Parsed<SaveShippingAddress> => {
      const input = {
        email: typed['email'] ?? '',
        pickupFirstName: typed['pickupFirstName'] ?? '',
        pickupLastName: typed['pickupLastName'] ?? '',
        pickupPhone: typed['pickupPhone'] ?? '',
        ...addressInputIn(typed),
        saveAddress: typed['saveAddress'] === 'on',
      }
      const parsed = parseDelivery(input, { country, overrides, needs })
      return 'problems' in parsed ? parsed : { input }
    },
    async send(input, idempotencyKey) {
      await appContext.shopper().saveShippingAddress(input, idempotencyKey)
      location.assign(href(needsAddress ? STEP_PATHS.shipping : STEP_PATHS.billing))
    },
  })
  const checks = useFieldChecks((name, typed) => {
    if (name === 'email') return readOrderEmail(typed, country, overrides)
    if (isPickupField(name)) return readPickupField(name, typed, country, overrides)
    return isAddressField(name) ? readAddressField(name, typed, country, overrides) : null
  }, setProblems)
  return { ...form, checks, values: own?.values ?? savedValues(checkout) }
}

const savedValues = ({ email, shippingAddress, pickup }: Checkout): Record<string, string> => ({
  email: email ?? '',
  ...personToInput(pickup?.person ?? null),
  ...(shippingAddress && addressToInput(shippingAddress)),
})

const personToInput = (person: PickupPerson | null) => ({
  pickupFirstName: person?.firstName ?? '',
  pickupLastName: person?.lastName ?? '',
  pickupPhone: person?.phone ?? '',
})
