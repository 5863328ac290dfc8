import {
  createFormatters,
  DEFAULT_INTL_CONFIG,
  formatMessage,
  formatNumber,
  type OnErrorFn,
  type ResolvedIntlConfig,
} from '@formatjs/intl'
import { IntlMessageFormat } from 'intl-messageformat'
import { createElement, Fragment, isValidElement, type ReactNode } from 'react'
import type { IntlShape } from 'react-intl'

import type { Locale } from '#shared/site/site.ts'

import { lazyCode } from './app/lazy-code.ts'

type Messages = ResolvedIntlConfig['messages']
type Formatters = ReturnType<typeof createFormatters>

const builtInMessages = lazyCode(async () => (await import('virtual:messages/en-US')).default)

/**
 * Loads the messages before hydration, with one retry and then the built-in English ones. Null if even those
 * cannot be loaded (spec 1 §7: translations).
 */
export async function loadIntl(
  locale: Locale,
): Promise<{ intl: IntlShape; isFallback: boolean } | null> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-messages]')
  const loading = Array.from(links, ({ href }) => loadMessages(href))
  const groups = await Promise.all(loading).catch(() => null)
  if (groups) return { intl: intlOf(locale, Object.assign({}, ...groups)), isFallback: false }
  try {
    return { intl: intlOf('en-US', await builtInMessages.load()), isFallback: true }
  } catch {
    return null
  }
}

/**
 * The formatters that the shop uses: of messages, numbers and dates. The library's `createIntl` would bring those of
 * lists, durations and relative times into every first visit.
 */
export function intlOf(locale: Locale, messages: Messages) {
  const config = { ...DEFAULT_INTL_CONFIG, locale, messages, onError: ignoreMissing }
  const formatters = { ...createFormatters(), getMessageFormat: messageFormats() }
  const intl: Pick<IntlShape, 'locale' | 'messages' | 'formatDate' | 'formatNumber'> = {
    locale,
    messages,
    formatDate: (date, options) =>
      formatters.getDateTimeFormat(locale, options).format(new Date(date ?? Number.NaN)),
    formatNumber: formatNumber.bind(null, config, formatters.getNumberFormat),
  }
  return {
    ...intl,
    formatMessage(...[descriptor, values, options]: Parameters<IntlShape['formatMessage']>) {
      const text: ReactNode = formatMessage(config, formatters, descriptor, values, options)
      return Array.isArray(text) ? text.map(withKey) : text
    },
  } as IntlShape
}

/** The parts of a message never change places. */
const withKey = (part: ReactNode, index: number) =>
  isValidElement(part) ? createElement(Fragment, { key: index }, part) : part

/** Compiled messages are known by their identity. The library's cache writes each one as JSON at every use. */
function messageFormats(): Formatters['getMessageFormat'] {
  const known = new WeakMap<object, IntlMessageFormat>()
  return (message, ...options) => {
    if (typeof message === 'string') return new IntlMessageFormat(message, ...options)
    const format = known.get(message) ?? new IntlMessageFormat(message, ...options)
    known.set(message, format)
    return format
  }
}

/** Missing messages are ignored: shoppers see the default text, never an id. */
const ignoreMissing: OnErrorFn = (error) => {
  if (error.code !== 'MISSING_TRANSLATION') throw error
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
