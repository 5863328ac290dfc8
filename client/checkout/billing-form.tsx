import { useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { checkoutActions } from '#shared/checkout/actions.ts'
import {
  addressInputIn,
  addressToInput,
  parseBillingAddress,
  readAddressField,
} from '#shared/checkout/address.ts'
import type { Address, Checkout, SavePayment } from '#shared/checkout/checkout.ts'
import { needsCard } from '#shared/checkout/needs-card.ts'
import { STEP_PATHS } from '#shared/checkout/step-paths.ts'
import { type Country, isCountry } from '#shared/fields/country.ts'
import type { SiteRules } from '#shared/fields/judge.ts'

import { useAppContext } from '../kit/app-context.ts'
import { FieldProblem, useForm } from '../kit/forms/text-field.tsx'
import { SubmitButton } from '../kit/forms/submit-button.tsx'
import { useFieldChecks } from '../kit/forms/use-field-checks.ts'
import { useHref } from '../kit/link.ts'
import { useHydrated } from '../kit/use-hydrated.ts'
import type { HostedField } from '../payment/hosted-field.ts'
import { useSiteRules } from '../preferences/use-rule-overrides.ts'
import { Button } from '../ui/button.tsx'
import { CheckRow, FormActions } from '../ui/form.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Heading } from '../ui/text.tsx'
import { AddressFields, CountryField } from './address-fields.tsx'
import { AddressForm, isAddressField } from './address-form.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { useCheckoutForm, type Parsed } from './use-checkout-form.ts'

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
    parse: (typed) =>
      parsePayment(typed, checkout.shippingAddress, appContext.site.country, overrides),
    async complete(input) {
      if (usesSaved || !isCardNeeded) return { input }
      const result = (await fieldRef.current?.tokenize()) ?? { refused: 'unavailable' as const }
      if ('token' in result) return { input: { ...input, token: result.token } }
      // The provider's field has the focus and shows what is missing.
      return { formError: result.refused === 'incomplete' ? null : 'card-form' }
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
  // Without JavaScript the chosen country is unknown, so the labels cover all.
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
  if (!billingAddress) return shippingAddress ? { sameAsShipping: 'on' } : pickupName(pickup)
  const saved = addressToInput(billingAddress)
  const isSame =
    shippingAddress !== null &&
    JSON.stringify(addressToInput(shippingAddress)) === JSON.stringify(saved)
  return isSame ? { sameAsShipping: 'on' } : { ...saved, countryCode: billingAddress.countryCode }
}

/** The person who picks up probably pays, too. */
function pickupName(pickup: Checkout['pickup']): Record<string, string> {
  const { firstName = '', lastName = '', phone } = pickup?.person ?? {}
  return { firstName, lastName, phone: phone ?? '' }
}

interface BillingAddressProps {
  onCountry: (country: Country) => void
  hasShippingAddress: boolean
}

/** The billing address: the shipping address or another one in any country of the shop. */
function BillingAddress({ onCountry, hasShippingAddress }: BillingAddressProps) {
  const { values, problems } = useForm()
  return (
    <Panel aria-labelledby="billing-address">
      <Heading as="h2" size="small" id="billing-address">
        <FormattedMessage id="checkout.billingAddress" />
      </Heading>
      {hasShippingAddress && (
        <CheckRow>
          <input
            type="checkbox"
            id="sameAsShipping"
            name="sameAsShipping"
            defaultChecked={values['sameAsShipping'] === 'on'}
            aria-invalid={problems['sameAsShipping'] ? true : undefined}
          />
          <label htmlFor="sameAsShipping">
            <FormattedMessage id="checkout.sameAsShipping" />
          </label>
        </CheckRow>
      )}
      <FieldProblem name="sameAsShipping" />
      <div className="other-address">
        <p className="required-note">
          <FormattedMessage id="field.requiredMark" />
        </p>
        <CountryField onCountry={onCountry} />
        <AddressFields />
      </div>
    </Panel>
  )
}

interface BillingActionsProps {
  isBusy: boolean
  /** Whether gift cards leave anything to pay. */
  needsCard: boolean
  /** Whether the step can be completed without another card. */
  hasCard: boolean
}

/** Enter presses the first button, which must work without JavaScript. */
function BillingActions({ isBusy, needsCard, hasCard }: BillingActionsProps) {
  const href = useHref()
  const provider = href(checkoutActions.startPaymentPage.path)
  return (
    <FormActions>
      {!hasCard && (
        <noscript>
          <Button type="submit" tone="primary" formAction={provider}>
            <FormattedMessage id="payment.providerPage" />
          </Button>
        </noscript>
      )}
      <SubmitButton isBusy={isBusy} className={hasCard ? undefined : 'scripted'}>
        <FormattedMessage id="checkout.toReview" />
      </SubmitButton>
      {needsCard && (
        <Button
          type="submit"
          tone="quiet"
          formAction={provider}
          className={hasCard ? undefined : 'scripted'}
        >
          <FormattedMessage
            tagName="span"
            id={hasCard ? 'payment.otherCardThere' : 'payment.providerPage'}
          />
        </Button>
      )}
    </FormActions>
  )
}

/** Parses the fields of the billing form, except the card. */
function parsePayment(
  typed: Record<string, string>,
  shippingAddress: Address | null,
  siteCountry: Country,
  overrides: SiteRules,
): Parsed<SavePayment> {
  const { countryCode } = typed
  const billing = {
    ...addressInputIn(typed),
    sameAsShipping: typed['sameAsShipping'] === 'on',
    countryCode: countryCode ?? siteCountry,
  }
  const parsed = parseBillingAddress(billing, shippingAddress, overrides)
  return 'problems' in parsed
    ? parsed
    : { input: { token: null, billing, saveCard: typed['saveCard'] === 'on' } }
}
