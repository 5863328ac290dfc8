import type { ZeroAmount } from '#shared/document-state.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { intlFor } from '../intl.ts'

/** An amount of zero, by whose form browsers write other amounts. Null where the locale's digits are not 0 to 9. */
export function zeroOf({ currency }: Site, locale: Locale): ZeroAmount | null {
  const text = intlFor(locale).formatNumber(0, { style: 'currency', currency })
  return /0\D00/.test(text) ? [currency, text] : null
}
