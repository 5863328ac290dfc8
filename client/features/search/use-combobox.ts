import { useEffect, useEffectEvent, useLayoutEffect } from 'react'

import { cleanLine } from '#shared/text/typed-text.ts'

interface ComboboxState {
  listId: string
  isExpanded: boolean
  activeId: string
}

/** Tells screen readers what the field controls. Without this code, it is a plain field. */
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
