import { messageLoaders } from 'virtual:messages'
import type { IntlShape } from 'react-intl'

import type { Locale, Site } from '#shared/site/site.ts'
import type { ZeroAmount } from '#shared/document-state.ts'

const intlByLocale = new Map<Locale, IntlShape>()

/** Loads the messages and formatters of a locale, once per isolate. */
export async function loadIntl(locale: Locale): Promise<IntlShape> {
  const known = intlByLocale.get(locale)
  if (known) return known
  const [{ intlOf }, { default: messages }] = await Promise.all([
    import('#client/kit/intl.ts'),
    messageLoaders[locale](),
  ])
  const intl = intlByLocale.get(locale) ?? intlOf(locale, messages)
  intlByLocale.set(locale, intl)
  return intl
}

/** The messages and formatters of a locale. @throws unless `loadIntl` has loaded them */
export function intlFor(locale: Locale): IntlShape {
  const intl = intlByLocale.get(locale)
  if (!intl) throw new Error(`The messages of ${locale} are not loaded.`)
  return intl
}

/** There are as many as currencies of locales. */
const zeros = new Map<string, ZeroAmount | null>()

/** An amount of zero, by whose form browsers write other amounts. Null where the locale's digits are not 0 to 9. */
export function formatZero({ currency }: Site, locale: Locale): ZeroAmount | null {
  const key = `${locale} ${currency}`
  const known = zeros.get(key)
  if (known !== undefined) return known
  const text = intlFor(locale).formatNumber(0, { style: 'currency', currency })
  const zero: ZeroAmount | null = /0\D00/.test(text) ? [currency, text] : null
  zeros.set(key, zero)
  return zero
}
