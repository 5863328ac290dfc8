import type { ZeroAmount } from '#shared/document-state.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { intlFor } from '../intl.ts'

/** There are as many as currencies of locales. */
const zeros = new Map<string, ZeroAmount | null>()

/** An amount of zero, by whose form browsers write other amounts. Null where the locale's digits are not 0 to 9. */
export function zeroOf({ currency }: Site, locale: Locale): ZeroAmount | null {
  const key = `${locale} ${currency}`
  const known = zeros.get(key)
  if (known !== undefined) return known
  const text = intlFor(locale).formatNumber(0, { style: 'currency', currency })
  const zero: ZeroAmount | null = /0\D00/.test(text) ? [currency, text] : null
  zeros.set(key, zero)
  return zero
}
