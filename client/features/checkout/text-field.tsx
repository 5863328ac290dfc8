import { maxLengthOf } from '#shared/checkout/max-length-of.ts'
import { isPickupField, PICKUP_FIELDS, type PickupField } from '#shared/checkout/pickup-fields.ts'
import type { AddressField } from '#shared/contract/checkout.ts'

import type { ClipboardEvent, ComponentProps, ReactNode } from 'react'

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

/** Trims pasted text, because `maxlength` would cut off its end to make room for spaces. */
function pasteTrimmed(event: ClipboardEvent<HTMLInputElement>) {
  const field = event.currentTarget
  const { selectionStart: start, selectionEnd: end, value, maxLength } = field
  const pasted = event.clipboardData.getData('text/plain')
  const text = pasted.trim()
  // An e-mail field exposes no selection; the browser trims it.
  if (text === pasted || start === null || end === null) return
  event.preventDefault()
  const room = maxLength - (value.length - (end - start))
  field.setRangeText(text.slice(0, room), start, end, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** An uncontrolled text field with its label, hint and error. */
export function TextField({ name, width, optional = false, children, ...input }: TextFieldProps) {
  const { country, values } = useForm()
  const fieldProps = useFieldProps(name, children !== undefined)
  return (
    <Field className={width}>
      <FieldLabel name={name} optional={optional} />
      <TextInput
        type="text"
        {...input}
        {...fieldProps}
        required={!optional}
        maxLength={maxLengthOf(isPickupField(name) ? PICKUP_FIELDS[name] : name, country ?? 'US')}
        defaultValue={values[name] ?? ''}
        onPaste={pasteTrimmed}
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
