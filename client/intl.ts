import { createIntl, createIntlCache, type IntlShape } from 'react-intl'

import type { Locale } from '#shared/site/site.ts'

type Messages = NonNullable<Parameters<typeof createIntl>[0]['messages']>

/**
 * The browser's own words, loaded before it takes over the document: one retry, then the built-in English.
 * Null when not even that can be had (spec 1 §7: translations).
 */
export async function loadIntl(
  locale: Locale,
): Promise<{ intl: IntlShape; isFallback: boolean } | null> {
  const address = document.querySelector<HTMLLinkElement>('link[data-messages]')?.href
  const messages = address && ((await fetchMessages(address)) ?? (await fetchMessages(address)))
  if (messages) return { intl: intlOf(locale, messages), isFallback: false }
  try {
    const builtIn = await import('virtual:messages/en-US')
    return { intl: intlOf('en-US', builtIn.default), isFallback: true }
  } catch {
    return null
  }
}

/** Messages that are missing are ignored: the shopper never sees an id. */
export const intlOf = (locale: Locale, messages: Messages) =>
  createIntl({ locale, messages, onError: ignoreMissing }, createIntlCache())

function ignoreMissing(error: { code?: string }) {
  if (error.code !== 'MISSING_TRANSLATION') throw error
}

async function fetchMessages(address: string): Promise<Messages | null> {
  try {
    const answer = await fetch(address)
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}
