import { expect, test } from 'vitest'

import { SITE_LOCALES } from '#shared/site/site.ts'

import { shortNumber } from './short-number.ts'

const OPTIONS = [
  ...['USD', 'CAD'].map((currency) => ({ style: 'currency', currency }) as const),
  undefined,
  { maximumFractionDigits: 1 },
  { maximumFractionDigits: 0 },
  { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const,
]
const VALUES = [0, 0.05, 0.5, 1, 4.1, 4.6, 4.65, 8.2, 12, 26.95, 99.995, 999, 999.99, 999.999]

test.each(SITE_LOCALES)('writes numbers of $locale as the browser would', ({ site, locale }) => {
  const { currency } = site
  const zero = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(0)
  const written = OPTIONS.flatMap((options) =>
    VALUES.flatMap((value) => {
      const text = shortNumber(value, options, [currency, zero])
      if (text === null) return []
      expect(text).toBe(new Intl.NumberFormat(locale, options).format(value))
      return [text]
    }),
  )
  // Twelve amounts in the currency of the site, eight plain numbers and eight ratings.
  expect(written).toHaveLength(12 + 8 + 8)
})

test('leaves to the browser what is large, negative, precise or of another currency', () => {
  const short = (value: number, options?: Intl.NumberFormatOptions) =>
    shortNumber(value, options, ['USD', '$0.00'])
  expect([short(1000), short(-1), short(4.65), short(Number.NaN)]).toEqual(
    Array.from({ length: 4 }, () => null),
  )
  expect(short(5, { style: 'currency', currency: 'CAD' })).toBeNull()
})
