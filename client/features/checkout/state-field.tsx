import { FormattedMessage, useIntl } from 'react-intl'

import type { Country } from '#shared/checkout/characters.ts'
import { stateCodes, stateName } from '#shared/checkout/states.ts'

import { Field, Select } from '../../ui/field.tsx'
import { FieldLabel, FieldProblem, useFieldProps } from './field-parts.tsx'
import { useForm } from './form-context.ts'

/** The states of the address's country; those of both, in groups, while that can still be either. */
export function StateField() {
  const { country, values, section } = useForm()
  const intl = useIntl()
  const fieldProps = useFieldProps('stateCode')
  return (
    <Field className="third">
      <FieldLabel name="stateCode" />
      <Select
        {...fieldProps}
        required
        autoComplete={`${section} address-level1`}
        defaultValue={values['stateCode'] ?? ''}
      >
        <option value="">
          <FormattedMessage id="address.choose" />
        </option>
        {country ? (
          <States country={country} />
        ) : (
          <>
            <optgroup label={intl.formatMessage({ id: 'country.us' })}>
              <States country="US" />
            </optgroup>
            <optgroup label={intl.formatMessage({ id: 'country.ca' })}>
              <States country="CA" />
            </optgroup>
          </>
        )}
      </Select>
      <FieldProblem name="stateCode" />
    </Field>
  )
}

function States({ country }: { country: Country }) {
  const { locale } = useIntl()
  const states = stateCodes(country).map((code) => ({
    code,
    name: stateName(country, code, locale),
  }))
  return states
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
    .map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))
}
