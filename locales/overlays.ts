import type { Locale } from '#shared/site/site.ts'

/**
 * A locale's file holds only what differs from the file of its base; the build fills in the rest. A locale
 * without a base is complete.
 */
export const BASE_LOCALES: Partial<Record<Locale, Locale>> = { 'en-CA': 'en-US' }
