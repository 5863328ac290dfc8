import type { Locale } from '#shared/site/site.ts'

import { intlFor } from '../render/intl.ts'

/**
 * A country as it follows the name of a place in a sentence about where a visitor is: in English after "in" ("the
 * Netherlands"), in French with the preposition ("aux Pays-Bas", "au Canada", "en France", "à Cuba"). The messages of
 * the locale have to be loaded.
 */
export function countryPhrase(code: string, locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
  return intlFor(locale).formatMessage(
    { id: 'redirect.place' },
    { code, name: name.replace(' & ', wordForAnd(locale)) },
  )
}

/** Names in lists have a sign, those in sentences a word. */
const wordForAnd = (locale: Locale) =>
  new Intl.ListFormat(locale).formatToParts(['', '']).find(({ type }) => type === 'literal')
    ?.value ?? ' & '
