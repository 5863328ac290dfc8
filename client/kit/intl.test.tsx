import { parse } from '@formatjs/icu-messageformat-parser'
import type { IntlShape } from 'react-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { messageLoaders } from 'virtual:messages'

import { type Locale, SITE_LOCALES } from '#shared/site/site.ts'

import { intlOf, shortNumber } from './intl.ts'

const ID = 'account.dashboard'

function formatted(
  locale: Locale,
  text: string,
  values: Parameters<IntlShape['formatMessage']>[1] = {},
) {
  return intlOf(locale, { [ID]: parse(text) } as never).formatMessage({ id: ID }, values)
}

test('formats arguments, plurals and numbers in the language of the locale', () => {
  const items = '{n, plural, one {# article} other {# articles}} dans {where}'
  expect(formatted('fr-CA', items, { n: 0, where: 'le sac' })).toBe('0 article dans le sac')
  expect(formatted('en-US', '{n, number} points', { n: 12_500 })).toBe('12,500 points')
  expect(formatted('fr-CA', '{n, number} points', { n: 12_500 })).toBe('12\u00A0500 points')
})

test('gives the elements of a message keys, and wraps the text between them', () => {
  const link = (chunks: React.ReactNode) => <a href="/x">{chunks}</a>
  const nodes = formatted('en-US', 'Please <link>reset {what}</link> to continue.', {
    link,
    what: 'it',
  } as never)
  expect(renderToStaticMarkup(<p>{nodes}</p>)).toBe(
    '<p><span>Please </span><a href="/x">reset it</a><span> to continue.</span></p>',
  )
  expect(nodes).toMatchObject([{ key: '0' }, { key: '1' }, { key: '2' }])
})

test('an empty message is empty, a missing one is its id, and a missing value is an error', () => {
  expect(formatted('en-US', '')).toBe('')
  expect(intlOf('en-US', {} as never).formatMessage({ id: ID })).toBe(ID)
  expect(() => formatted('en-US', 'Hello {name}')).toThrow('name')
})

test('the build knows all messages of a locale, those of Canadian English from American English', async () => {
  const { default: american } = await messageLoaders['en-US']()
  const { default: canadian } = await messageLoaders['en-CA']()
  const { default: french } = await messageLoaders['fr-CA']()
  expect(Object.keys(canadian)).toEqual(Object.keys(american))
  const say = intlOf('en-CA', canadian).formatMessage
  expect(say({ id: 'account.cancel' })).toBe('Cancel')
  expect(say({ id: 'product.choose' }, { attribute: 'color' })).toBe('Please Select a Colour')
  expect(say({ id: 'tile.choices' }, { attribute: 'color', count: 2 })).toBe('2 colours')
  // Beyond Latin-1, and between quotes.
  expect(say({ id: 'stores.refused' })).toContain('couldn’t')
  expect(intlOf('fr-CA', french).formatMessage({ id: 'account.cancel' })).toBe('Annuler')
})

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
