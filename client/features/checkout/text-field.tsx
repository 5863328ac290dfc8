import type { PickupField } from '#shared/checkout/pickup-fields.ts'
import type { AddressField } from '#shared/checkout/checkout.ts'

import type { ComponentProps, ReactNode } from 'react'

import { Field, TextInput } from '../../ui/field.tsx'
import { FieldLabel, FieldProblem, hintId, useFieldProps } from './field-parts.tsx'
import { useForm } from './form-context.ts'

type TextName = Exclude<AddressField, 'stateCode'> | PickupField | 'email'

interface TextFieldProps extends Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoCapitalize' | 'autoComplete' | 'spellCheck'
> {
  name: TextName
  /** Its share of the row on a wide screen. */
  width?: 'half' | 'third'
  optional?: boolean
  /** A hint on how to fill it in. */
  children?: ReactNode
}

/** An uncontrolled text field with its label, hint and error. Its rule says what is too long, and nothing is cut off. */
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
