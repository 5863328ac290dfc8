import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { FieldForm } from '#shared/fields/country-rules.ts'
import { addressFormOf, formFieldOf } from '#shared/fields/address-form-of.ts'
import { COUNTRIES, type Country, isCountry, rulesOf } from '#shared/fields/country.ts'
import { isStateTyped, statesIn } from '#shared/fields/states.ts'

import { useAppContext } from '../kit/app-context.ts'
import {
  FieldProblem,
  FieldLabel,
  useFieldProps,
  TextField,
  useForm,
} from '../kit/forms/text-field.tsx'
import { Field, Select } from '../ui/field.tsx'
import { FormGrid } from '../ui/form.tsx'
import { countryMessage } from './address-text.tsx'
import { stateNamesQuery } from './queries.ts'

/** The fields of an address, in the country's usual order. */
export function AddressFields() {
  const { country } = useForm()
  const { site } = useAppContext()
  return (
    <FormGrid>
      {fieldsOf(country ? [country] : [site.country, ...COUNTRIES]).map((field) => (
        <FormField key={field.name} field={field} />
      ))}
    </FormGrid>
  )
}

/** The fields of all these countries, first those of the first one. */
function fieldsOf(countries: readonly Country[]) {
  const fields = countries.flatMap((country) => addressFormOf(country).fields)
  return fields.filter(
    ({ name }, index) => fields.findIndex((each) => each.name === name) === index,
  )
}

/** How browsers fill in and capitalize the fields of every country. */
const INPUTS = {
  firstName: { autoComplete: 'given-name', autoCapitalize: 'words' },
  lastName: { autoComplete: 'family-name', autoCapitalize: 'words' },
  address1: { autoComplete: 'address-line1', autoCapitalize: 'words' },
  address2: { autoComplete: 'address-line2' },
  city: { autoComplete: 'address-level2', autoCapitalize: 'words' },
  stateCode: { autoComplete: 'address-level1', autoCapitalize: 'words' },
  postalCode: {
    autoComplete: 'postal-code',
    autoCapitalize: 'characters',
    inputMode: 'text',
    spellCheck: false,
  },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
} as const

function FormField({ field }: { field: FieldForm }) {
  const { country, section } = useForm()
  const { name, width, isOptional = false } = field
  if (name === 'stateCode' && !(country ? [country] : COUNTRIES).some(isStateTyped))
    return <StateField field={field} />
  const inputs = INPUTS[name]
  const props = {
    name,
    width,
    optional: isOptional,
    ...inputs,
    autoComplete: `${section} ${inputs.autoComplete}`,
    ...(name === 'postalCode' && country && { inputMode: rulesOf(country).postalCode.inputMode }),
  }
  return name === 'phone' ? (
    <TextField {...props}>
      <FormattedMessage id="address.phoneHint" />
    </TextField>
  ) : (
    <TextField {...props} />
  )
}

/** The states of the address's country. Where the country can be chosen, or could be at first, they are in groups. */
function StateField({ field: { width, isOptional = false } }: { field: FieldForm }) {
  const { country, values, section } = useForm()
  const intl = useIntl()
  const fieldProps = useFieldProps('stateCode')
  const [isGrouped] = useState(section === 'billing' || !country)
  return (
    <Field className={width}>
      <FieldLabel name="stateCode" optional={isOptional} />
      <Select
        {...fieldProps}
        required={!isOptional}
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
              (country ?? code) === code &&
              formFieldOf('stateCode', code) && (
                <optgroup key={code} label={intl.formatMessage(countryMessage(code))}>
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
  return statesIn(names, country, locale).map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))
}

/** The country of an address that may be in any country of the shop. */
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
        {COUNTRIES.map((code) => (
          <option key={code} value={code}>
            {intl.formatMessage(countryMessage(code))}
          </option>
        ))}
      </Select>
    </Field>
  )
}
