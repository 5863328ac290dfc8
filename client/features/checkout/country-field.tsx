import { useIntl } from 'react-intl'

import type { Country } from '#shared/fields/characters.ts'

import { useAppContext } from '../../app/app-context.ts'
import { Field, Select } from '../../ui/field.tsx'
import { COUNTRY_NAMES } from './address-text.tsx'
import { FieldLabel, useFieldProps } from './field-parts.tsx'
import { useForm } from './form-context.ts'

export const isCountry = (text: unknown): text is Country => text === 'US' || text === 'CA'

/** The country of an address that may be in either. */
export function CountryField({ onCountry }: { onCountry: (country: Country) => void }) {
  const intl = useIntl()
  const { site } = useAppContext()
  const { values, section } = useForm()
  const fieldProps = useFieldProps('countryCode')
  return (
    <Field>
      <FieldLabel name="countryCode" />
      <Select
        {...fieldProps}
        required
        autoComplete={`${section} country`}
        defaultValue={values['countryCode'] ?? site.country}
        onChange={({ target }) => isCountry(target.value) && onCountry(target.value)}
      >
        <option value="US">{intl.formatMessage({ id: COUNTRY_NAMES.US })}</option>
        <option value="CA">{intl.formatMessage({ id: COUNTRY_NAMES.CA })}</option>
      </Select>
    </Field>
  )
}
