import { FormattedMessage } from 'react-intl'

import { FormGrid } from '../../ui/form.tsx'
import { useForm } from './form-context.ts'
import { StateField } from './state-field.tsx'
import { TextField } from './text-field.tsx'

/** The fields of an address, in the country's usual order. */
export function AddressFields() {
  const { country, section } = useForm()
  return (
    <FormGrid>
      <TextField
        name="firstName"
        width="half"
        autoComplete={`${section} given-name`}
        autoCapitalize="words"
      />
      <TextField
        name="lastName"
        width="half"
        autoComplete={`${section} family-name`}
        autoCapitalize="words"
      />
      <TextField name="address1" autoComplete={`${section} address-line1`} autoCapitalize="words" />
      <TextField name="address2" optional autoComplete={`${section} address-line2`} />
      <TextField
        name="city"
        width="third"
        autoComplete={`${section} address-level2`}
        autoCapitalize="words"
      />
      <StateField />
      <TextField
        name="postalCode"
        width="third"
        autoComplete={`${section} postal-code`}
        autoCapitalize="characters"
        inputMode={country === 'US' ? 'numeric' : 'text'}
        spellCheck={false}
      />
      <TextField name="phone" type="tel" inputMode="tel" optional autoComplete={`${section} tel`}>
        <FormattedMessage id="address.phoneHint" />
      </TextField>
    </FormGrid>
  )
}
