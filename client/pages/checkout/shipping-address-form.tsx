import { FormattedMessage } from 'react-intl'

import { STEP_PATHS } from '#shared/checkout/step-paths.ts'
import type { Checkout } from '#shared/checkout/checkout.ts'

import { AddressFields } from '../../features/checkout/address-fields.tsx'
import { AddressForm } from '../../features/checkout/address-form.tsx'
import { SaveRow } from '../../features/checkout/save-row.tsx'
import { SubmitButton } from '../../features/checkout/submit-button.tsx'
import { TextField } from '../../features/checkout/text-field.tsx'
import { useAppContext } from '../../app/app-context.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { useHref } from '../../app/link.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { FormActions, FormGrid } from '../../ui/form.tsx'
import { Heading } from '../../ui/text.tsx'
import { PickupPanel } from './pickup-panel.tsx'
import { ShippingCountry } from './shipping-country.tsx'
import { streetCode } from './street-code.ts'
import { useShippingAddressForm } from './use-shipping-address-form.ts'

interface ShippingAddressFormProps {
  checkout: Checkout
  /** Whether the account can keep the address. */
  canSave: boolean
}

/** The form for the e-mail, who picks up and the shipping address, as far as the order needs them. */
export function ShippingAddressForm({ checkout, canSave }: ShippingAddressFormProps) {
  const href = useHref()
  const { country } = useAppContext().site
  const { values, checks, ...form } = useShippingAddressForm(checkout)

  return (
    <AddressForm
      action="saveShippingAddress"
      form={form}
      checks={checks}
      country={country}
      values={values}
      section="shipping"
    >
      <p className="required-note">
        <FormattedMessage id="field.requiredMark" />
      </p>
      <Panel aria-labelledby="contact">
        <Heading as="h2" size="small" id="contact">
          <FormattedMessage id="checkout.contact" />
        </Heading>
        <FormGrid>
          <TextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          >
            <FormattedMessage id="checkout.emailHint" />
          </TextField>
        </FormGrid>
      </Panel>
      {checkout.pickup && <PickupPanel pickup={checkout.pickup} />}
      {checkout.needsAddress && (
        <Panel aria-labelledby="ship-to">
          <Heading as="h2" size="small" id="ship-to">
            <FormattedMessage id="checkout.shippingAddress" />
          </Heading>
          <ShippingCountry />
          <AddressFields />
          {checkout.suggestsStreets && (
            <LazyPart code={streetCode}>{(Suggestions) => <Suggestions />}</LazyPart>
          )}
          {canSave && <SaveRow name="saveAddress" />}
        </Panel>
      )}
      <FormActions>
        <SubmitButton isBusy={form.isBusy}>
          <FormattedMessage
            tagName="span"
            id={checkout.needsAddress ? 'checkout.toMethods' : 'checkout.toPayment'}
          />
        </SubmitButton>
        {checkout.shippingAddress && (
          <ButtonLink tone="quiet" href={href(STEP_PATHS.shipping)}>
            <FormattedMessage id="checkout.keepAddress" />
          </ButtonLink>
        )}
      </FormActions>
    </AddressForm>
  )
}
