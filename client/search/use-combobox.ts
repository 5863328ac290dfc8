import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'

import { cleanLine } from '#shared/text/typed-text.ts'
import { canonicalPhrase, isSuggestible } from '#shared/search/search-phrase.ts'

interface ComboboxState {
  listId: string
  isExpanded: boolean
  activeId: string
}

/** The combobox attributes of the field. Without this code, it is a plain field. */
export function useCombobox(
  input: HTMLInputElement,
  { listId, isExpanded, activeId }: ComboboxState,
) {
  useLayoutEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-expanded': `${isExpanded}`,
      'aria-activedescendant': activeId,
    }
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
  }, [input, listId, isExpanded, activeId])
}

/** The address of the results gets the clean phrase. */
function fillIn(field: HTMLInputElement, phrase: string) {
  field.value = phrase
}

/** Calls back when the form of the field is sent with a phrase. */
export function useFormSearch(
  input: HTMLInputElement,
  onSearch: (phrase: string, event: Event) => void,
) {
  const search = useEffectEvent((event: Event) => {
    const phrase = cleanLine(input.value)
    if (phrase === '') return
    fillIn(input, phrase)
    onSearch(phrase, event)
  })
  useEffect(() => {
    const { form } = input
    const listener = (event: Event) => search(event)
    form?.addEventListener('submit', listener)
    return () => form?.removeEventListener('submit', listener)
  }, [input])
}

interface ComboboxOptions {
  list: RefObject<HTMLElement | null>
  /** The options that are shown. When they change, none is active. */
  options: unknown
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}

/** The keys of an editable combobox with a list (WAI-ARIA APG). @returns the id of the active option */
export function useActiveOption(
  input: HTMLInputElement,
  { list, options, isOpen, onOpen, onClose }: ComboboxOptions,
) {
  const [active, setActive] = useState({ id: '', options })
  const activeId = isOpen && active.options === options ? active.id : ''

  function move(to: (at: number, count: number) => number) {
    const all = list.current?.querySelectorAll('[role="option"]') ?? []
    const at = Array.from(all).findIndex(({ id }) => id === activeId)
    const next = all[to(at, all.length)]
    next?.scrollIntoView({ block: 'nearest' })
    setActive({ id: next?.id ?? '', options })
  }

  const keyActions: Record<string, () => boolean> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Home: () => jump(() => 0),
    End: () => jump((_, count) => count - 1),
    Enter: choose,
    Escape: close,
  }

  /** The field itself is before the first and after the last option. */
  function step(by: 1 | -1) {
    if (isOpen) move((at, count) => ((at + by + count + 2) % (count + 1)) - 1)
    else onOpen()
    return true
  }

  /** Without an active option, these keys move the cursor in the field. */
  function jump(to: (at: number, count: number) => number) {
    if (activeId) move(to)
    return activeId !== ''
  }

  function choose() {
    if (activeId) document.getElementById(activeId)?.click()
    return activeId !== ''
  }

  function close() {
    if (isOpen) onClose()
    return isOpen
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    if (keyActions[event.key]?.()) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    input.addEventListener('keydown', listener)
    return () => input.removeEventListener('keydown', listener)
  }, [input])

  return activeId
}

/** Typing pauses this long before suggestions are requested (ms, spec 1 §5). */
const PAUSE_MS = 300

const phraseIn = ({ value }: HTMLInputElement) =>
  isSuggestible(canonicalPhrase(value)) ? cleanLine(value) : null

/** The typed phrase once typing pauses. Null if it is too short for suggestions. */
export function useTypedPhrase(input: HTMLInputElement, onType: () => void) {
  const [phrase, setPhrase] = useState(() => phraseIn(input))
  const type = useEffectEvent(onType)
  useEffect(() => {
    // At first, the text that was typed while this code was loading.
    let pause = setTimeout(() => setPhrase(phraseIn(input)))
    const follow = () => {
      type()
      clearTimeout(pause)
      const typed = phraseIn(input)
      if (typed === null) setPhrase(null)
      else pause = setTimeout(() => setPhrase(typed), PAUSE_MS)
    }
    const listening = new AbortController()
    // It gets the focus when it is cleared.
    for (const type of ['input', 'focus']) {
      input.addEventListener(type, follow, { signal: listening.signal })
    }
    return () => {
      clearTimeout(pause)
      listening.abort()
    }
  }, [input])
  return phrase
}
