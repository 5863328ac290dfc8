import { useState, type FocusEvent, type MouseEvent, type SubmitEvent } from 'react'
import { useIntl } from 'react-intl'

import { lazyCode, onIntent } from '../kit/lazy-code.ts'
import { LazyPart } from '../kit/lazy-part.tsx'
import { Icon } from '../ui/icon.tsx'
import { ToolButton } from '../ui/site-header.tsx'
import { SearchField } from './search-field.tsx'

const code = lazyCode(() => import('./search-suggestions.tsx'))

/** The id of the popover that is the search field on small screens. */
const SEARCH_ID = 'search'

/** Opens the search field on small screens. Without JavaScript, the browser does. */
export function SearchButton() {
  const intl = useIntl()
  return (
    <ToolButton
      type="button"
      className="search-button"
      aria-label={intl.formatMessage({ id: 'search.label' })}
      popoverTarget={SEARCH_ID}
      onClick={open}
      {...onIntent(code.preload)}
    >
      <Icon name="search" />
    </ToolButton>
  )
}

/** The field gets the focus within the click, without which iOS shows no keyboard. The button gets it back later. */
function open(event: MouseEvent<HTMLButtonElement>) {
  const popover = document.getElementById(SEARCH_ID)
  event.preventDefault()
  event.currentTarget.focus()
  popover?.showPopover()
  popover?.querySelector<HTMLInputElement>('[type=search]')?.focus()
}

/** The search field of the header. The code that suggests is loaded when the field is used. */
export function HeaderSearch() {
  const intl = useIntl()
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const suggest = ({ currentTarget }: FocusEvent) =>
    setInput(currentTarget.querySelector<HTMLInputElement>('[type=search]'))

  return (
    <div
      id={SEARCH_ID}
      className="search"
      popover="auto"
      {...onIntent(code.preload)}
      onFocus={suggest}
      onSubmit={remember}
    >
      <SearchField clearable />
      <ToolButton
        type="button"
        className="close"
        aria-label={intl.formatMessage({ id: 'search.close' })}
        popoverTarget={SEARCH_ID}
        popoverTargetAction="hide"
      >
        <Icon name="close" />
      </ToolButton>
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
