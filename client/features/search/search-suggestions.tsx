import { useSyncExternalStore } from 'react'

import { rememberForm } from './recent-searches.ts'
import { SearchDialog } from './search-dialog.tsx'
import { SuggestionPopup } from './suggestion-popup.tsx'

/** From the large breakpoint on, suggestions are below the field. */
const WIDE = '(min-width: 56.25em)'

function watchWidth(onChange: () => void) {
  const media = matchMedia(WIDE)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

const isWide = () => matchMedia(WIDE).matches

/** Makes the search field of the header suggest. On phones, a dialog with a field of its own opens. */
export function SearchSuggestions({ input }: { input: HTMLInputElement }) {
  const Suggestions = useSyncExternalStore(watchWidth, isWide) ? SuggestionPopup : SearchDialog
  return <Suggestions input={input} />
}

export { rememberForm }
