import { createIntl, createIntlCache, type IntlShape } from 'react-intl'

import type { Locale } from '#shared/site/site.ts'

import { lazyCode } from './app/lazy-code.ts'

type Messages = NonNullable<Parameters<typeof createIntl>[0]['messages']>

const builtInMessages = lazyCode(async () => (await import('virtual:messages/en-US')).default)

/**
 * Loads the messages before hydration, with one retry and then the built-in English ones. Null if even those
 * cannot be loaded (spec 1 §7: translations).
 */
export async function loadIntl(
  locale: Locale,
): Promise<{ intl: IntlShape; isFallback: boolean } | null> {
  const address = document.querySelector<HTMLLinkElement>('link[data-messages]')?.href
  const messages = address && ((await fetchMessages(address)) ?? (await fetchMessages(address)))
  if (messages) return { intl: intlOf(locale, messages), isFallback: false }
  try {
    return { intl: intlOf('en-US', await builtInMessages.load()), isFallback: true }
  } catch {
    return null
  }
}

/** Missing messages are ignored: shoppers see the default text, never an id. */
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
