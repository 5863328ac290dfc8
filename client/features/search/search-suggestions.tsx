import { useSyncExternalStore } from 'react'

import { rememberForm } from './recent-searches.ts'
import { SuggestionPopup } from './suggestion-popup.tsx'
import { SuggestionSheet } from './suggestion-sheet.tsx'

/** From the large breakpoint on, suggestions are below the field. */
const WIDE = '(min-width: 56.25em)'

function watchWidth(onChange: () => void) {
  const media = matchMedia(WIDE)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

const isWide = () => matchMedia(WIDE).matches

/** Makes the search field of the header suggest. On small screens it is in a popover. */
export function SearchSuggestions({ input }: { input: HTMLInputElement }) {
  const isBelowField = useSyncExternalStore(watchWidth, isWide)
  const popover = input.closest<HTMLElement>('[popover]')
  if (isBelowField || !popover) return <SuggestionPopup input={input} />
  return <SuggestionSheet input={input} popover={popover} />
}

export { rememberForm }
