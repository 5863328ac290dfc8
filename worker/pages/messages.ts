import enCA from 'virtual:messages/en-CA'
import enUS from 'virtual:messages/en-US'
import frCA from 'virtual:messages/fr-CA'
import type { IntlShape } from 'react-intl'

import { intlOf } from '#client/intl.ts'
import type { Locale } from '#shared/site/site.ts'

const messagesByLocale = { 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA }
const intlByLocale = new Map<Locale, IntlShape>()

/** The UI messages of a locale. Formatters are created once per isolate. */
export function intlFor(locale: Locale) {
  const known = intlByLocale.get(locale)
  if (known) return known
  const intl = intlOf(locale, messagesByLocale[locale])
  intlByLocale.set(locale, intl)
  return intl
}
