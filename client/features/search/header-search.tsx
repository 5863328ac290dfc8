import { useState, type FocusEvent, type SubmitEvent } from 'react'

import { lazyCode, onIntent } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { SearchField } from './search-field.tsx'

const code = lazyCode(() => import('./search-suggestions.tsx'))

/** The search field of the header. The code that suggests is loaded when the field is used. */
export function HeaderSearch() {
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  // Not the target: React's events also bubble from the field of the dialog.
  const suggest = ({ currentTarget }: FocusEvent) =>
    setInput(currentTarget.querySelector<HTMLInputElement>('[type=search]'))

  return (
    <div {...onIntent(code.preload)} onFocus={suggest} onSubmit={remember}>
      <SearchField clearable />
      {input && (
        <LazyPart code={code}>
          {({ SearchSuggestions }) => <SearchSuggestions input={input} />}
        </LazyPart>
      )}
    </div>
  )
}

/** Also a search that is faster than the code. */
function remember({ target }: SubmitEvent) {
  code.load().then(
    ({ rememberForm }) => rememberForm(target),
    () => null,
  )
}
