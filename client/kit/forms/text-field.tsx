import { createContext, use, type ComponentProps, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { PickupField } from '#shared/checkout/pickup-fields.ts'
import type { AddressField } from '#shared/checkout/checkout.ts'
import type { Country } from '#shared/fields/country.ts'
import type { FieldProblems } from '#shared/http/problem.ts'

import { Field, TextInput } from '../../ui/field.tsx'
import { labelOf, messageByCode, type FieldName } from './field-messages.ts'

/** The state that the fields of one form share. */
export interface FormState {
  /** Selects the rules and labels; null while the country is not chosen. */
  country: Country | null
  /** Initial values by field name. */
  values: Readonly<Record<string, string>>
  problems: FieldProblems
  /** The section for the browser's autocomplete. */
  section: 'shipping' | 'billing'
}

export const FormContext = createContext<FormState | null>(null)

export function useForm(): FormState {
  const form = use(FormContext)
  if (!form) throw new Error('Form fields must be rendered inside <FormContext>')
  return form
}

type TextName = AddressField | PickupField | 'email'

interface TextFieldProps extends Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoCapitalize' | 'autoComplete' | 'spellCheck'
> {
  name: TextName
  /** Its share of the row on a wide screen. */
  width?: 'half' | 'third' | undefined
  optional?: boolean
  /** A hint on how to fill it in. */
  children?: ReactNode
}

/** An uncontrolled text field with its label, hint and error. Its rule rejects overlong input, which is not truncated. */
export function TextField({ name, width, optional = false, children, ...input }: TextFieldProps) {
  const { values } = useForm()
  const fieldProps = useFieldProps(name, children !== undefined)
  return (
    <Field className={width}>
      <FieldLabel name={name} optional={optional} />
      <TextInput
        type="text"
        {...input}
        {...fieldProps}
        required={!optional}
        defaultValue={values[name] ?? ''}
      />
      {children && (
        <p id={hintId(name)} className="hint">
          {children}
        </p>
      )}
      <FieldProblem name={name} />
    </Field>
  )
}

/** The props that connect a control to its label, hint and error. */
export function useFieldProps(name: FieldName, hasHint = false) {
  const { problems } = useForm()
  const describedBy = [hasHint && hintId(name), problems[name] && problemId(name)].filter(Boolean)
  return {
    id: name,
    name,
    'aria-invalid': problems[name] ? true : undefined,
    'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
  }
}

const hintId = (name: FieldName) => `${name}-hint`
const problemId = (name: FieldName) => `${name}-problem`

export function FieldLabel({ name, optional = false }: { name: FieldName; optional?: boolean }) {
  const { country } = useForm()
  const id = labelOf(name, country)
  return (
    <label htmlFor={name}>
      <FormattedMessage tagName="span" id={id} />
      {optional ? (
        <span className="optional">
          {' '}
          <FormattedMessage id="field.optional" />
        </span>
      ) : (
        <span className="mark" aria-hidden="true">
          {'*'}
        </span>
      )}
    </label>
  )
}

export function FieldProblem({ name }: { name: FieldName }) {
  const { problems } = useForm()
  const code = problems[name]
  return (
    code && (
      <p id={problemId(name)} className="error">
        <FormattedMessage tagName="span" id={messageByCode[code]} />
      </p>
    )
  )
}
