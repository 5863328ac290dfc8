import { useState, type FocusEvent } from 'react'

import { lazyCode, onIntent } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { SearchField } from './search-field.tsx'

const code = lazyCode(async () => (await import('./search-suggestions.tsx')).SearchSuggestions)

/** The search field of the header. The code that suggests is loaded when the field is used. */
export function HeaderSearch() {
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const suggest = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement) setInput(target)
  }

  return (
    <div {...onIntent(code.preload)} onFocus={suggest}>
      <SearchField clearable />
      {input && <LazyPart code={code}>{(Suggestions) => <Suggestions input={input} />}</LazyPart>}
    </div>
  )
}
