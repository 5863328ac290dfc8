import { useRef, useState } from 'react'

import { addressToInput, readAddressField } from '#shared/checkout/address.ts'
import type { Country } from '#shared/fields/characters.ts'
import { needsCard } from '#shared/checkout/needs-card.ts'
import { STEP_PATHS } from '#shared/checkout/step-paths.ts'
import type { Checkout } from '#shared/checkout/checkout.ts'

import { AddressForm } from '../../features/checkout/address-form.tsx'
import { isAddressField } from '../../features/checkout/address-input.ts'
import { isCountry } from '../../features/checkout/country-field.tsx'
import { useCheckoutForm } from '../../features/checkout/use-checkout-form.ts'
import { useFieldChecks } from '../../features/actions/use-field-checks.ts'
import { useSiteRules } from '../../features/checkout/use-rule-overrides.ts'
import { useHydrated } from '../../app/use-hydrated.ts'
import type { HostedField } from '../../features/payment/hosted-field.ts'
import { useAppContext } from '../../app/app-context.ts'
import { useHref } from '../../app/link.ts'
import { BillingActions } from './billing-actions.tsx'
import { BillingAddress } from './billing-address.tsx'
import { parsePayment } from './parse-payment.ts'
import { PaymentPanel } from './payment-panel.tsx'

interface BillingFormProps {
  checkout: Checkout
  /** Whether the account can keep the card. */
  canSave: boolean
}

/** The payment and the billing address. */
export function BillingForm({ checkout, canSave }: BillingFormProps) {
  const appContext = useAppContext()
  const href = useHref()
  const overrides = useSiteRules()
  const fieldRef = useRef<HostedField>(null)
  const isCardNeeded = needsCard(checkout)
  const [usesSaved, setUsesSaved] = useState(checkout.payment !== null)
  const { own, setProblems, ...form } = useCheckoutForm({
    actions: ['savePayment', 'startPaymentPage'],
    parse: (typed) => parsePayment(typed, checkout.shippingAddress, overrides),
    async complete(input) {
      if (usesSaved || !isCardNeeded) return { input }
      const answer = (await fieldRef.current?.tokenize()) ?? { refused: 'unavailable' as const }
      if ('token' in answer) return { input: { ...input, token: answer.token } }
      // The provider's field has the focus and shows what is missing.
      return { formError: answer.refused === 'incomplete' ? null : 'card-form' }
    },
    async send(input, idempotencyKey) {
      await appContext.shopper().savePayment(input, idempotencyKey)
      location.assign(href(STEP_PATHS.review))
    },
  })
  const saved = savedBilling(checkout)
  const values = own && Object.keys(own.values).length > 0 ? own.values : saved
  const [chosen, choose] = useState<Country>(
    isCountry(values['countryCode']) ? values['countryCode'] : appContext.site.country,
  )
  // Without JavaScript the chosen country is unknown, so the labels cover both.
  const country = useHydrated() ? chosen : null
  const checks = useFieldChecks(
    (name, typed) =>
      isAddressField(name) ? readAddressField(name, typed, chosen, overrides) : null,
    setProblems,
  )

  return (
    <AddressForm
      action="savePayment"
      form={form}
      checks={checks}
      country={country}
      values={values}
      section="billing"
    >
      {isCardNeeded && (
        <PaymentPanel
          checkout={checkout}
          canSave={canSave}
          fieldRef={fieldRef}
          usesSaved={usesSaved}
          useAnother={() => setUsesSaved(false)}
        />
      )}
      <BillingAddress onCountry={choose} hasShippingAddress={checkout.shippingAddress !== null} />
      <BillingActions
        isBusy={form.isBusy}
        needsCard={isCardNeeded}
        hasCard={checkout.payment !== null || !isCardNeeded}
      />
    </AddressForm>
  )
}

/** The saved billing address; without one, it is the same as the shipping address, or that of who picks up. */
function savedBilling({
  billingAddress,
  shippingAddress,
  pickup,
}: Checkout): Record<string, string> {
  if (!billingAddress) return shippingAddress ? { sameAsShipping: 'on' } : nameOf(pickup)
  const saved = addressToInput(billingAddress)
  const isSame =
    shippingAddress !== null &&
    JSON.stringify(addressToInput(shippingAddress)) === JSON.stringify(saved)
  return isSame ? { sameAsShipping: 'on' } : { ...saved, countryCode: billingAddress.countryCode }
}

/** Whoever picks up probably pays, too. */
function nameOf(pickup: Checkout['pickup']): Record<string, string> {
  const { firstName = '', lastName = '', phone } = pickup?.person ?? {}
  return { firstName, lastName, phone: phone ?? '' }
}
