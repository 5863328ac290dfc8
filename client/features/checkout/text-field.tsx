import { maxLengthOf } from '#shared/checkout/max-length-of.ts'
import type { AddressField } from '#shared/contract/checkout.ts'

import type { ClipboardEvent, ComponentProps, ReactNode } from 'react'

import { Field, TextInput } from '../../ui/field.tsx'
import { FieldLabel, FieldProblem, hintId, useFieldProps } from './field-parts.tsx'
import { useForm } from './form-context.ts'

type TextName = Exclude<AddressField, 'stateCode'> | 'email'

interface TextFieldProps extends Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoCapitalize' | 'autoComplete' | 'spellCheck'
> {
  name: TextName
  /** Of its row on a wide screen. */
  width?: 'half' | 'third'
  optional?: boolean
  /** What helps to fill it in. */
  children?: ReactNode
}

/** The limit of a field cuts off what is more: spaces that came along must not push the rest over it. */
function pasteTrimmed(event: ClipboardEvent<HTMLInputElement>) {
  const field = event.currentTarget
  const { selectionStart: start, selectionEnd: end, value, maxLength } = field
  const pasted = event.clipboardData.getData('text/plain')
  const text = pasted.trim()
  // A field for e-mail tells no selection; it takes the spaces away itself.
  if (text === pasted || start === null || end === null) return
  event.preventDefault()
  const room = maxLength - (value.length - (end - start))
  field.setRangeText(text.slice(0, room), start, end, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A line of text. The browser keeps what is typed; the form says what is wrong with it. */
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
        maxLength={maxLengthOf(name, country ?? 'US')}
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
