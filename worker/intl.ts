import { messageLoaders } from 'virtual:messages'
import type { IntlShape } from 'react-intl'

import type { Locale } from '#shared/site/site.ts'

const intlByLocale = new Map<Locale, IntlShape>()

/** Loads the messages and formatters of a locale, once per isolate. */
export async function loadIntl(locale: Locale): Promise<IntlShape> {
  const known = intlByLocale.get(locale)
  if (known) return known
  const [{ intlOf }, { default: messages }] = await Promise.all([
    import('#client/intl.ts'),
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
