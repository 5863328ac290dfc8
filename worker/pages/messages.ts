import { messagesByLocale } from 'virtual:messages'
import type { IntlShape } from 'react-intl'

import { intlOf } from '#client/intl.ts'
import type { ZeroAmount } from '#shared/document-state.ts'
import type { Locale, Site } from '#shared/site/site.ts'

const intlByLocale = new Map<Locale, IntlShape>()

/** The UI messages of a locale. Formatters are created once per isolate. */
export function intlFor(locale: Locale) {
  const known = intlByLocale.get(locale)
  if (known) return known
  const intl = intlOf(locale, messagesByLocale[locale])
  intlByLocale.set(locale, intl)
  return intl
}

/** Browsers write other numbers like it. Null where the locale's digits are not 0 to 9. */
export function zeroOf({ currency }: Site, locale: Locale): ZeroAmount | null {
  const text = intlFor(locale).formatNumber(0, { style: 'currency', currency })
  return /0\D00/.test(text) ? [currency, text] : null
}
