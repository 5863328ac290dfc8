import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { useHistoryEntry } from '../../app/use-history-entry.ts'
import { Icon } from '../../ui/icon.tsx'
import { SearchSheet } from '../../ui/suggestions.tsx'
import { SearchField } from './search-field.tsx'
import { SuggestionPanel } from './suggestion-panel.tsx'

/** On phones, the field of the header opens a dialog that fills the screen. */
export function SearchDialog({ input }: { input: HTMLInputElement }) {
  const [isOpen, setOpen] = useState(() => document.activeElement === input)
  useEffect(() => {
    const listening = new AbortController()
    const onUse = () => setOpen(true)
    // Not when it gets the focus, which it does when the dialog closes.
    for (const type of ['click', 'input']) {
      input.addEventListener(type, onUse, { signal: listening.signal })
    }
    return () => listening.abort()
  }, [input])

  const close = (typed: string) => {
    Object.assign(input, { value: typed })
    setOpen(false)
  }
  return isOpen && <OpenDialog source={input} onClose={close} />
}

interface OpenDialogProps {
  /** The field of the header. */
  source: HTMLInputElement
  onClose: (typed: string) => void
}

function OpenDialog({ source, onClose }: OpenDialogProps) {
  const intl = useIntl()
  const dialog = useRef<HTMLDialogElement>(null)
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const close = () => dialog.current?.close()
  const entry = useHistoryEntry(close)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Returns the focus.
    return () => element?.close()
  }, [])
  const takeInput = useCallback(
    (element: HTMLInputElement | null) => {
      // Also what was typed since the dialog began to open. From now on, its own field has the focus.
      if (element) Object.assign(element, { value: source.value })
      setInput(element)
    },
    [source],
  )
  useLayoutEffect(() => {
    input?.focus()
    input?.setSelectionRange(input.value.length, input.value.length)
  }, [input])

  return (
    <SearchSheet
      ref={dialog}
      aria-label={intl.formatMessage({ id: 'search.label' })}
      onClose={() => {
        entry.remove()
        onClose(input?.value ?? source.value)
      }}
    >
      <div className="head">
        <SearchField inputRef={takeInput} clearable />
        <button
          type="button"
          className="close"
          aria-label={intl.formatMessage({ id: 'search.close' })}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
      {input && (
        <SuggestionPanel
          input={input}
          isOpen
          onOpen={() => {}}
          onClose={close}
          onFollow={(address) => entry.replaceBy(address)}
        />
      )}
    </SearchSheet>
  )
}
