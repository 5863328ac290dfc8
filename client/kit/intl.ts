import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { formatToParts } from 'intl-messageformat'
import { createElement, Fragment, isValidElement, type ReactNode } from 'react'
import type { IntlShape } from 'react-intl'

import type { DocumentState, ZeroAmount } from '#shared/document-state.ts'
import { defaultSite, type Locale } from '#shared/site/site.ts'

import { lazyCode } from './lazy-code.ts'

/** Compiled, except those without arguments. */
type Messages = Readonly<Record<string, string | MessageFormatElement[]>>

const builtInMessages = lazyCode(async () => (await import('virtual:messages/default')).default)

/**
 * Loads the messages before hydration, with one retry and then the built-in ones of the default locale. Null if even those
 * cannot be loaded (spec 1 §7: translations).
 */
export async function loadIntl({ locale, zero }: Pick<DocumentState, 'locale' | 'zero'>): Promise<{
  intl: IntlShape
  isFallback: boolean
} | null> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-messages]')
  const loading = Array.from(links, ({ href }) => loadMessages(href))
  const groups = await Promise.all(loading).catch(() => null)
  if (groups) {
    return { intl: intlOf(locale, Object.assign({}, ...groups), zero), isFallback: false }
  }
  try {
    return {
      intl: intlOf(defaultSite.defaultLocale, await builtInMessages.load()),
      isFallback: true,
    }
  } catch {
    return null
  }
}

/**
 * The formatters that the shop uses: of compiled messages, numbers and dates. The library's `createIntl` would bring
 * those of lists, durations and relative times, and of messages as text, into every first visit.
 *
 * @param zero an example, like which most numbers are written without `Intl`
 */
export function intlOf(locale: Locale, messages: Messages, zero?: ZeroAmount | null) {
  const numberFormat = kept(Intl.NumberFormat)
  const formatters = {
    // `format` is all that is used of it.
    getNumberFormat: (_of: unknown, options?: Intl.NumberFormatOptions) =>
      ({
        format: (value: number) =>
          (zero && shortNumber(value, options, zero)) ??
          numberFormat(locale, options).format(value),
      }) as Intl.NumberFormat,
    getDateTimeFormat: kept(Intl.DateTimeFormat),
    getPluralRules: kept(Intl.PluralRules),
  }
  const intl: Pick<IntlShape, 'locale' | 'formatDate' | 'formatNumber'> = {
    locale,
    formatDate: (date, options) =>
      formatters.getDateTimeFormat(locale, options).format(new Date(date ?? Number.NaN)),
    formatNumber: (value, options) => formatters.getNumberFormat(locale, options).format(value),
  }
  return {
    ...intl,
    messages,
    formatMessage({ id }: { id: string }, values?: Record<string, never>): ReactNode {
      const message = messages[id]
      if (message === undefined) return id
      if (typeof message === 'string') return message
      const parts = formatToParts(message, locale, formatters, NO_NAMED_FORMATS, values)
      const [first] = parts
      return parts.length > 1 ? parts.map(withKey) : (first?.value ?? '')
    },
  } as IntlShape
}

/** As `{count, number, integer}` would need one. */
const NO_NAMED_FORMATS = { number: {}, date: {}, time: {} }

/** The parts of a message never change places. Text beside elements is wrapped: see `scripts/lint/bare-text.ts`. */
const withKey = ({ value }: { value: ReactNode }, index: number) =>
  createElement(isValidElement(value) ? Fragment : 'span', { key: index }, value)

/** Creates a formatter once for each of its options. */
function kept<Options, Formatter>(
  Format: new (locale?: string | string[], options?: Options) => Formatter,
) {
  const known = new Map<string, Formatter>()
  return (locale?: string | string[], options?: Options) => {
    const key = JSON.stringify([locale, options])
    const format = known.get(key) ?? new Format(locale, options)
    known.set(key, format)
    return format
  }
}

/** With one retry. @throws if they cannot be loaded */
export async function loadMessages(address: string): Promise<Messages> {
  return fetchMessages(address).catch(() => fetchMessages(address))
}

async function fetchMessages(address: string): Promise<Messages> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(answer.url)
  return answer.json()
}

/**
 * Formats what pages show most: counts, ratings and amounts below 1,000. The first format of `Intl` takes a slow phone
 * 100 ms, in the middle of hydration.
 *
 * @returns the same text as `Intl`, or null for what needs it
 */
export function shortNumber(
  value: number,
  options: Intl.NumberFormatOptions | undefined,
  [currency, text]: ZeroAmount,
): string | null {
  const isAmount = JSON.stringify(options) === `{"style":"currency","currency":"${currency}"}`
  const digits = value.toFixed(isAmount ? 2 : 1)
  if (+digits !== value || value < 0 || value > 999.99) return null
  if (isAmount) return text.replace(/0(\D)00/, (_, point) => digits.replace('.', point))
  // Only ratings are written with a least number of digits.
  if (options && options.minimumFractionDigits !== 1) return null
  return (options ? digits : `${value}`).replace('.', text.replace(/.*0(\D)00.*/, '$1'))
}
