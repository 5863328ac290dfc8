import type { CountryRules } from '#shared/fields/country-rules.ts'

import { stateNames } from './state-names.ts'

/** How addresses and phone numbers of the country are written. */
export const countries = {
  US: {
    cityLine: ({ city, stateCode, postalCode }) => `${city}, ${stateCode} ${postalCode}`,
    postalCode: {
      pattern: /^(\d{5})(?:-?(\d{4}))?$/,
      separator: '-',
      firstLength: 5,
      maxLength: 10,
      inputMode: 'numeric',
      problem: 'zip',
    },
    phone: { dialingCode: '1', trunkPrefix: '1' },
  },
} satisfies Record<string, CountryRules>

/** What names the place in a postal code, where that is not the whole code. */
export const postalAreas: Readonly<Record<string, RegExp>> = { US: /^\d{5}(?=-\d{4}$)/ }

/** The countries whose people may join the loyalty program. */
export const rewardsCountries: readonly string[] = ['US']

/** The codes of `state-names.ts`. */
export const states = { US: Object.keys(stateNames.US.names).join(' ') }
