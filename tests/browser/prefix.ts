import type { Locale } from '#shared/site/site.ts'

/** The address prefix of each locale. */
export const PREFIX: Record<Locale, string> = { 'en-US': '', 'en-CA': '/ca', 'fr-CA': '/ca/fr-CA' }
