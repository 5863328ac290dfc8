import { useId, useState, type RefObject, type SubmitEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { formatPostalCode } from '#shared/fields/postal-code.ts'

import { useAppContext } from '../../app/app-context.ts'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CodeField } from '../../ui/store-chooser/store-chooser.tsx'
import { CODE_MESSAGES } from './code-messages.ts'
import { StoreCodeInput } from './store-code-input.tsx'

interface StoreCodeFormProps {
  field: RefObject<HTMLInputElement | null>
  /** The code of the shown stores. */
  shown: string | null
  /** Whether the browser does not say where the shopper is. */
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
          data-room={intl.formatMessage({ id: CODE_MESSAGES[country].invalid })}
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
