import { messagesByLocale } from 'virtual:messages'
import type { IntlShape } from 'react-intl'

import { intlOf } from '#client/intl.ts'
import type { Locale } from '#shared/site/site.ts'

const intlByLocale = new Map<Locale, IntlShape>()

/** The messages and formatters of a locale. Formatters are created once per isolate. */
export function intlFor(locale: Locale) {
  const known = intlByLocale.get(locale)
  if (known) return known
  const intl = intlOf(locale, messagesByLocale[locale])
  intlByLocale.set(locale, intl)
  return intl
}
