import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { SearchField } from '../../features/search/search-field.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field, Select, TextInput } from '../../ui/field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Sample } from './sample.tsx'

/** Fields in normal, invalid and disabled state; disclosures closed and open. */
export function FieldSamples() {
  return (
    <>
      <Sample title="styleGuide.fields">
        <SearchField />
        <InputSamples />
        <SelectSample />
      </Sample>
      <Sample title="styleGuide.disclosures">
        <Stack gap="s">
          {[false, true].map((open) => (
            <Disclosure key={String(open)} open={open}>
              <summary>
                <FormattedMessage id="product.details" />
              </summary>
              <div className="inside">
                <FormattedMessage id="home.description" />
              </div>
            </Disclosure>
          ))}
        </Stack>
      </Sample>
    </>
  )
}

function InputSamples() {
  const intl = useIntl()
  const id = useId()
  const placeholder = intl.formatMessage({ id: 'search.placeholder' })
  return (
    <>
      <Field>
        <label htmlFor={`${id}rest`}>
          <FormattedMessage id="search.label" />
        </label>
        <TextInput id={`${id}rest`} placeholder={placeholder} />
      </Field>
      <Field>
        <label htmlFor={`${id}wrong`}>
          <FormattedMessage id="search.label" />
        </label>
        <TextInput id={`${id}wrong`} aria-invalid="true" aria-describedby={`${id}error`} />
        <p id={`${id}error`} className="error">
          <FormattedMessage id="styleGuide.invalid" />
        </p>
      </Field>
      <Field>
        <label htmlFor={`${id}off`}>
          <FormattedMessage id="styleGuide.disabled" />
        </label>
        <TextInput id={`${id}off`} disabled />
      </Field>
    </>
  )
}

function SelectSample() {
  const id = useId()
  return (
    <Field layout="beside">
      <label htmlFor={id}>
        <FormattedMessage id="sort.label" />
      </label>
      <Select id={id}>
        <option>Best Matches</option>
        <option>Newest</option>
      </Select>
    </Field>
  )
}
