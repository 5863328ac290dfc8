import { useQuery, queryOptions } from '@tanstack/react-query'
import { useId, useRef, useState, type MouseEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Suggestions } from '#shared/search/suggestions.ts'
import type { Catalog } from '#shared/catalog.ts'
import { canonicalPhrase } from '#shared/search/search-phrase.ts'

import { useCatalog } from '../kit/app-context.ts'
import { SuggestionBox } from './look.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches.ts'
import { SuggestedProducts, SuggestedLinks } from './suggestion-lists.tsx'
import { useSearchHref } from './suggestion-option.tsx'
import { useCombobox, useFormSearch, useActiveOption, useTypedPhrase } from './use-combobox.ts'

interface SuggestionPanelProps {
  input: HTMLInputElement
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  /** Follows a suggestion or a search. Otherwise the browser does. */
  onFollow?: (address: string) => void
}

/** The suggestions for the typed phrase. Makes the field a combobox, unless suggestions are unavailable. */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const { input, isOpen, onOpen, onClose, onFollow } = props
  const intl = useIntl()
  const searchHref = useSearchHref()
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [recent, setRecent] = useState(readRecentSearches)
  const phrase = useTypedPhrase(input, onOpen)
  const { suggestions, isLoading, isUnavailable } = useSuggestions(phrase, isOpen)
  const count = countSuggestions(suggestions)
  const isShown = isOpen && !isUnavailable
  const activeId = useActiveOption(input, {
    list,
    options: suggestions,
    isOpen,
    onOpen,
    onClose,
  })
  useCombobox(input, { listId, isExpanded: isShown, activeId })

  function search(searched: string) {
    rememberSearch(searched)
    setRecent(readRecentSearches())
    onClose()
  }
  useFormSearch(input, (typed, event) => {
    search(typed)
    if (onFollow) event.preventDefault()
    onFollow?.(searchHref(typed))
  })

  function choose(event: MouseEvent<HTMLAnchorElement>, searched?: string) {
    if (searched) search(searched)
    else onClose()
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    if (!onFollow || isElsewhere) return
    event.preventDefault()
    onFollow(event.currentTarget.href)
  }

  function forget() {
    forgetSearches()
    setRecent([])
    input.focus()
  }

  const context = { phrase, activeId, onChoose: choose }
  const shown = { id: listId, suggestions, context }
  return (
    <>
      <VisuallyHidden role="status">
        {isOpen && isUnavailable && <FormattedMessage tagName="span" id="search.unavailable" />}
        {isShown && phrase && !isLoading && (
          <FormattedMessage tagName="span" id="search.count" values={{ count }} />
        )}
      </VisuallyHidden>
      {isShown && (
        <SuggestionBox onMouseDown={keepFocus}>
          <div
            id={listId}
            ref={list}
            role="listbox"
            className="list"
            aria-label={intl.formatMessage({ id: 'search.suggestions' })}
            aria-busy={isLoading}
          >
            <SuggestedLinks {...shown} recent={recent} />
            <SuggestedProducts {...shown} isLoading={isLoading} />
          </div>
          {phrase === null && recent.length > 0 && (
            <button type="button" className="forget" onClick={forget}>
              <FormattedMessage id="search.clearRecent" />
            </button>
          )}
        </SuggestionBox>
      )}
    </>
  )
}

/** Those of the last phrase stay until newer ones have arrived. */
function useSuggestions(phrase: string | null, isOpen: boolean) {
  const { data, isError, isPlaceholderData } = useQuery({
    ...suggestionsQuery(useCatalog(), phrase),
    enabled: isOpen,
    placeholderData: (last, query) =>
      phrase === null || query?.queryKey[1] === null ? undefined : last,
  })
  const isLoading = !isError && (data === undefined || isPlaceholderData)
  return { suggestions: data, isLoading, isUnavailable: isError }
}

/** The focus stays in the field. */
const keepFocus = (event: { preventDefault(): void }) => event.preventDefault()

const countSuggestions = (suggestions: Suggestions | undefined) =>
  Object.values(suggestions ?? {}).reduce((sum, { length }) => sum + length, 0)

/** @param phrase null before anything is typed */
const suggestionsQuery = (catalog: Catalog, phrase: string | null) => {
  const key = phrase === null ? null : canonicalPhrase(phrase)
  return queryOptions({
    queryKey: ['suggestions', key],
    queryFn: ({ signal }) => catalog.getSuggestions({ q: key }, signal),
  })
}
