import { FormattedMessage } from 'react-intl'

import { AddressFields } from '../../features/checkout/address-fields.tsx'
import { CountryField } from '../../features/checkout/country-field.tsx'
import { FieldProblem } from '../../features/checkout/field-parts.tsx'
import { useForm } from '../../features/checkout/form-context.ts'
import { Panel } from '../../ui/panel/panel.tsx'
import { CheckRow } from '../../ui/form.tsx'
import { Heading } from '../../ui/text.tsx'
import type { Country } from '#shared/fields/characters.ts'

interface BillingAddressProps {
  onCountry: (country: Country) => void
  hasShippingAddress: boolean
}

/** The billing address: the shipping address or another one in either country. */
export function BillingAddress({ onCountry, hasShippingAddress }: BillingAddressProps) {
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
