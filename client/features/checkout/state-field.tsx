import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Country } from '#shared/fields/characters.ts'
import { stateCodes, stateName } from '#shared/fields/states.ts'

import { Field, Select } from '../../ui/field.tsx'
import { COUNTRY_NAMES } from './address-text.tsx'
import { FieldLabel, FieldProblem, useFieldProps } from './field-parts.tsx'
import { useForm } from './form-context.ts'
import { stateNamesQuery } from './queries.ts'

const COUNTRIES = ['US', 'CA'] as const

/** The states of the address's country. Where both countries can be chosen, or could be at first, they are in groups. */
export function StateField() {
  const { country, values, section } = useForm()
  const intl = useIntl()
  const fieldProps = useFieldProps('stateCode')
  const [isGrouped] = useState(section === 'billing' || !country)
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
        {country && !isGrouped ? (
          <States country={country} />
        ) : (
          // Only whole groups are added or removed, so that a choice in the other group is kept.
          COUNTRIES.map(
            (code) =>
              (country ?? code) === code && (
                <optgroup key={code} label={intl.formatMessage({ id: COUNTRY_NAMES[code] })}>
                  <States country={code} />
                </optgroup>
              ),
          )
        )}
      </Select>
      <FieldProblem name="stateCode" />
    </Field>
  )
}

function States({ country }: { country: Country }) {
  const { locale } = useIntl()
  const { data: names } = useSuspenseQuery(stateNamesQuery)
  const states = stateCodes(country).map((code) => ({
    code,
    name: stateName(names, code, locale),
  }))
  return states
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
    .map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))
}
