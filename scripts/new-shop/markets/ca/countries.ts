import type { CountryRules } from '#shared/fields/country-rules.ts'

import { stateNames } from './state-names.ts'

/** How addresses and phone numbers of the country are written. */
export const countries = {
  CA: {
    // Canada Post asks for two spaces, of which HTML would collapse one.
    cityLine: ({ city, stateCode, postalCode }) => `${city} ${stateCode}\u00a0 ${postalCode}`,
    postalCode: {
      pattern: /^([A-Z]\d[A-Z])-?(\d[A-Z]\d)$/,
      separator: ' ',
      firstLength: 3,
      maxLength: 7,
      inputMode: 'text',
      problem: 'postal-code',
    },
    // English writes `1-800-555-0142`, French `1 800 555-0142`.
    phone: {
      dialingCode: '1',
      trunkPrefix: '1',
      inLanguage: (phone, locale) =>
        locale === 'fr-CA' ? phone.replaceAll(/-(?=.*-)/g, '\u00a0') : phone,
    },
  },
} satisfies Record<string, CountryRules>

/** What names the place in a postal code, where that is not the whole code. */
export const postalAreas: Readonly<Record<string, RegExp>> = {}

/** The countries whose people may join the loyalty program. */
export const rewardsCountries: readonly string[] = ['CA']

/** The codes of `state-names.ts`. */
export const states = { CA: Object.keys(stateNames.CA.names).join(' ') }
