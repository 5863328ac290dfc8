import { useId, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { SearchField } from '../../search/search-field.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field, Select, TextInput, TextArea } from '../../ui/field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Sample } from './sample.tsx'
import { useHref } from '../../kit/link.ts'
import { CheckRow, FormGrid } from '../../ui/form.tsx'

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

type MessageId = FormatjsIntl.Message['ids']

/** The types that are one input. Phone and tel are the same to a browser. */
const INPUTS = [
  ['text', 'address.firstName'],
  ['email', 'address.email'],
  ['password', 'styleGuide.hiddenText'],
  ['tel', 'address.phone'],
  ['number', 'quantity.label'],
  ['date', 'styleGuide.birthday'],
] as const

/** Of a gift message (characters). What is typed or pasted beyond it is cut off. */
const MOST_CHARACTERS = 40

/** Every type of form field (spec 3 §5). */
export function FieldTypeSamples() {
  return (
    <Sample title="styleGuide.fieldTypes">
      <FormGrid as="form">
        <input type="hidden" name="hidden" value="hidden" />
        {INPUTS.map(([type, label]) => (
          <Labelled key={type} label={label}>
            {(id) => <TextInput id={id} type={type} autoComplete="off" />}
          </Labelled>
        ))}
        <Labelled label="address.line2" isOptional>
          {(id) => <TextInput id={id} autoComplete="off" />}
        </Labelled>
        <Labelled label="address.country">
          {(id) => (
            <Select id={id}>
              <option value="">
                <FormattedMessage id="address.choose" />
              </option>
              <option>
                <FormattedMessage id="country.us" />
              </option>
              <option>
                <FormattedMessage id="country.ca" />
              </option>
            </Select>
          )}
        </Labelled>
        <GiftMessage />
        <Boxes />
      </FormGrid>
    </Sample>
  )
}

interface LabelledProps {
  label: MessageId
  isOptional?: boolean
  children: (id: string) => ReactNode
}

function Labelled({ label, isOptional = false, children }: LabelledProps) {
  const id = useId()
  return (
    <Field className="half">
      <label htmlFor={id}>
        <FormattedMessage tagName="span" id={label} />
        {isOptional && (
          <>
            {' '}
            <FormattedMessage tagName="span" id="field.optional" />
          </>
        )}
      </label>
      {children(id)}
    </Field>
  )
}

function GiftMessage() {
  const id = useId()
  return (
    <Field>
      <label htmlFor={id}>
        <FormattedMessage id="styleGuide.giftMessage" />
      </label>
      <TextArea id={id} rows={3} maxLength={MOST_CHARACTERS} aria-describedby={`${id}most`} />
      <p id={`${id}most`} className="hint">
        <FormattedMessage tagName="span" id="styleGuide.most" values={{ count: MOST_CHARACTERS }} />
      </p>
    </Field>
  )
}

/** A plain checkbox, and one for terms, whose label contains a link. */
function Boxes() {
  const id = useId()
  const href = useHref()
  return (
    <div>
      <CheckRow>
        <input type="checkbox" id={`${id}same`} defaultChecked />
        <label htmlFor={`${id}same`}>
          <FormattedMessage id="checkout.sameAsShipping" />
        </label>
      </CheckRow>
      <CheckRow>
        <input type="checkbox" id={`${id}terms`} required />
        <label htmlFor={`${id}terms`}>
          <FormattedMessage
            tagName="span"
            id="styleGuide.agree"
            values={{
              terms: (
                <a href={href(routes.privacyAndSecurity.href({}))}>
                  <FormattedMessage id="checkout.terms" />
                </a>
              ),
            }}
          />
        </label>
      </CheckRow>
    </div>
  )
}
