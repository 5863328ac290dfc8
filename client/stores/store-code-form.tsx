import { type RefObject, type SubmitEvent, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Country } from '#shared/fields/country.ts'
import { rulesOf } from '#shared/fields/country.ts'
import { formatPostalCode } from '#shared/fields/postal-code.ts'
import { plainCode } from '#shared/text/grouped-code.ts'

import { useAppContext } from '../kit/app-context.ts'
import { Field, TextInput } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { CodeField } from '../ui/store-chooser/store-chooser.tsx'
import { codeMessages } from './store-messages.ts'

interface StoreCodeFormProps {
  field: RefObject<HTMLInputElement | null>
  /** The code of the shown stores. */
  shown: string | null
  /** Whether the browser does not share the location. */
  isRefused: boolean
  onSearch: (code: string) => void
  onType: () => void
}

/** The field for a postal code. Its button clears the code of the shown stores, and searches for any other. */
export function StoreCodeForm({ field, shown, isRefused, onSearch, onType }: StoreCodeFormProps) {
  const [id, problemId] = [useId(), useId()]
  const intl = useIntl()
  const { country } = useAppContext().site
  const [typed, setTyped] = useState<string | null>(null)
  const [isInvalid, setInvalid] = useState(false)
  const value = typed ?? shown ?? ''
  const problem = isInvalid ? codeMessages(country).invalid : isRefused ? 'stores.refused' : null

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = formatPostalCode(value, country)
    setInvalid(code === null)
    if (code === null) return field.current?.focus()
    setTyped(code)
    onSearch(code)
  }

  function type(text: string) {
    setTyped(text)
    setInvalid(false)
    onType()
  }

  return (
    <form noValidate onSubmit={search}>
      <Field>
        <label htmlFor={id}>
          <FormattedMessage id="stores.codeLabel" />
        </label>
        <CodeField>
          <StoreCodeInput
            id={id}
            field={field}
            value={value}
            problemId={problem && problemId}
            onType={type}
          />
          <CodeButton
            isShown={value !== '' && value === shown}
            onClear={() => {
              type('')
              field.current?.focus()
            }}
          />
        </CodeField>
        <p
          id={problemId}
          className="error"
          role="alert"
          data-room={intl.formatMessage({ id: codeMessages(country).invalid })}
        >
          {problem && <FormattedMessage tagName="span" id={problem} />}
        </p>
      </Field>
    </form>
  )
}

/** Two buttons, so that the click that clears does not submit as well. */
function CodeButton({ isShown, onClear }: { isShown: boolean; onClear: () => void }) {
  const intl = useIntl()
  return isShown ? (
    <button
      key="clear"
      type="button"
      aria-label={intl.formatMessage({ id: 'stores.clear' })}
      onClick={onClear}
    >
      <Icon name="close" />
    </button>
  ) : (
    <button key="search" type="submit" aria-label={intl.formatMessage({ id: 'stores.find' })}>
      <Icon name="search" />
    </button>
  )
}

interface StoreCodeInputProps {
  id: string
  field: RefObject<HTMLInputElement | null>
  value: string
  /** The id of the error message. Null if the value is valid. */
  problemId: string | null
  onType: (code: string) => void
}

/** A postal code, which gets its form while it is typed. */
function StoreCodeInput({ id, field, value, problemId, onType }: StoreCodeInputProps) {
  const { country } = useAppContext().site
  return (
    <TextInput
      ref={field}
      id={id}
      value={value}
      required
      autoComplete="postal-code"
      inputMode={rulesOf(country).postalCode.inputMode}
      autoCapitalize="characters"
      aria-invalid={problemId === null ? undefined : true}
      aria-describedby={problemId ?? undefined}
      onChange={({ currentTarget: input }) => {
        // Keeps the caret where the shopper is editing.
        const { selectionStart, value: text } = input
        const isAtEnd = selectionStart === text.length
        const code = isAtEnd ? typedCode(text, country) : text.toUpperCase()
        input.value = code
        if (!isAtEnd) input.setSelectionRange(selectionStart, selectionStart)
        onType(code)
      }}
    />
  )
}

/**
 * A postal code while it is typed: in upper case, and with the separator between its parts if the first one always has the
 * same length (spec 1 §5). Nothing is inserted before what follows it is there, so that it can be deleted again.
 */
export function typedCode(text: string, country: Country): string {
  const { firstLength, separator, maxLength } = rulesOf(country).postalCode
  if (firstLength === undefined) return text.toUpperCase().slice(0, maxLength)
  const signs = plainCode(text).toUpperCase()
  const most = maxLength - separator.length
  const [first, rest] = [signs.slice(0, firstLength), signs.slice(firstLength, most)]
  return rest === '' ? first : first + separator + rest
}
