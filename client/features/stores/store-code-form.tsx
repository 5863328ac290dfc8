import { useId, useState, type RefObject, type SubmitEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { formatPostalCode } from '#shared/checkout/postal-code.ts'

import { useAppContext } from '../../app/app-context.ts'
import { Icon } from '../../ui/icon.tsx'
import { Field, TextInput } from '../../ui/field.tsx'
import { CodeField } from '../../ui/store-chooser.tsx'
import { CODE_MESSAGES } from './code-messages.ts'
import { CODE_LENGTH, typedCode } from './typed-code.ts'

interface StoreCodeFormProps {
  field: RefObject<HTMLInputElement | null>
  /** The code of the shown stores. */
  shown: string | null
  /** What the browser answered when it was asked for the shopper's place. */
  isRefused: boolean
  onSearch: (code: string) => void
  onType: () => void
}

/** The field for a postal code. Its button clears the code of the shown stores, and searches for any other. */
export function StoreCodeForm({ field, shown, isRefused, onSearch, onType }: StoreCodeFormProps) {
  const intl = useIntl()
  const [id, problemId] = [useId(), useId()]
  const { country } = useAppContext().site
  const [typed, setTyped] = useState<string | null>(null)
  const [isInvalid, setInvalid] = useState(false)
  const value = typed ?? shown ?? ''
  const isShown = value !== '' && value === shown
  const problem = isInvalid ? CODE_MESSAGES[country].invalid : isRefused ? 'stores.refused' : null

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
          <TextInput
            ref={field}
            id={id}
            value={value}
            required
            maxLength={country === 'US' ? CODE_LENGTH.US + 2 : CODE_LENGTH.CA}
            autoComplete="postal-code"
            inputMode={country === 'US' ? 'numeric' : 'text'}
            autoCapitalize="characters"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? problemId : undefined}
            onChange={({ currentTarget: input }) => {
              // Whoever corrects something in the middle stays there.
              const { selectionStart, value: text } = input
              const isAtEnd = selectionStart === text.length
              const code = isAtEnd ? typedCode(text, country) : text.toUpperCase()
              input.value = code
              if (!isAtEnd) input.setSelectionRange(selectionStart, selectionStart)
              type(code)
            }}
          />
          {isShown ? (
            <button
              key="clear"
              type="button"
              aria-label={intl.formatMessage({ id: 'stores.clear' })}
              onClick={() => {
                type('')
                field.current?.focus()
              }}
            >
              <Icon name="close" size={20} />
            </button>
          ) : (
            <button
              key="search"
              type="submit"
              aria-label={intl.formatMessage({ id: 'stores.find' })}
            >
              <Icon name="search" size={20} />
            </button>
          )}
        </CodeField>
        {problem && (
          <p id={problemId} className="error" role="alert">
            <FormattedMessage id={problem} />
          </p>
        )}
      </Field>
    </form>
  )
}
