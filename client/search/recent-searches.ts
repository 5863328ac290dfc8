import { RECENT_SEARCHES_KEY } from '#shared/search/storage.ts'
import { canonicalPhrase } from '#shared/search/search-phrase.ts'
import { cleanLine } from '#shared/text/typed-text.ts'

import { ifAllowed } from '../kit/browser-storage.ts'

const MAX_RECENT = 5

/** The phrases that were searched for in this browser, the last one first. */
export function readRecentSearches(): string[] {
  const stored: unknown = ifAllowed(() =>
    JSON.parse(localStorage.getItem(RECENT_SEARCHES_KEY) ?? '[]'),
  )
  if (!Array.isArray(stored)) return []
  return stored.filter((phrase) => typeof phrase === 'string').slice(0, MAX_RECENT)
}

export function rememberSearch(phrase: string) {
  const canonical = canonicalPhrase(phrase)
  if (canonical === '') return
  const others = readRecentSearches().filter((other) => canonicalPhrase(other) !== canonical)
  const recent = [cleanLine(phrase), ...others].slice(0, MAX_RECENT)
  ifAllowed(() => localStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(recent)))
}

/** Remembers the phrase of a search form. */
export function rememberForm(form: EventTarget) {
  const phrase = form instanceof HTMLFormElement && new FormData(form).get('q')
  if (typeof phrase === 'string') rememberSearch(phrase)
}

export function forgetSearches() {
  ifAllowed(() => localStorage.removeItem(RECENT_SEARCHES_KEY))
}
