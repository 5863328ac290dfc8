import { FormattedMessage, useIntl } from 'react-intl'

import { AddressFields } from '../../features/checkout/address-fields.tsx'
import { COUNTRY_NAMES } from '../../features/checkout/address-text.tsx'
import { FieldLabel, FieldProblem, useFieldProps } from '../../features/checkout/field-parts.tsx'
import { useForm } from '../../features/checkout/form-context.ts'
import { Panel } from '../../ui/checkout.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { CheckRow } from '../../ui/form.tsx'
import { Heading } from '../../ui/text.tsx'
import { useAppContext } from '../../app/app-context.ts'
import type { Country } from '#shared/checkout/characters.ts'
import { isCountry } from './parse-payment.ts'

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

function CountryField({ onCountry }: { onCountry: (country: Country) => void }) {
  const intl = useIntl()
  const { site } = useAppContext()
  const { values } = useForm()
  const fieldProps = useFieldProps('countryCode')
  return (
    <Field>
      <FieldLabel name="countryCode" />
      <Select
        {...fieldProps}
        required
        autoComplete="billing country"
        defaultValue={values['countryCode'] ?? site.country}
        onChange={({ target }) => isCountry(target.value) && onCountry(target.value)}
      >
        <option value="US">{intl.formatMessage({ id: COUNTRY_NAMES.US })}</option>
        <option value="CA">{intl.formatMessage({ id: COUNTRY_NAMES.CA })}</option>
      </Select>
    </Field>
  )
}
