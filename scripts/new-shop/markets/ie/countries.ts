import type { CountryRules } from '#shared/fields/country-rules.ts'

import { stateNames } from './state-names.ts'

const counties: Readonly<Record<string, readonly string[]>> = stateNames.IE.names

/** How addresses and phone numbers of the country are written. */
export const countries = {
  IE: {
    cityLine: ({ city, stateCode, postalCode }) =>
      [city, countyOf(stateCode), postalCode].filter(Boolean).join(', '),
    postalCode: {
      pattern: /^([A-Z]\d[\dW])([\dA-Z]{4})$/,
      separator: ' ',
      firstLength: 3,
      maxLength: 8,
      inputMode: 'text',
      problem: 'postal-code',
    },
    phone: { dialingCode: '353', trunkPrefix: '0' },
  },
} satisfies Record<string, CountryRules>

function countyOf(code: string) {
  const [name] = counties[code] ?? []
  return name && `Co. ${name}`
}

/** What names the place in a postal code, where that is not the whole code. */
export const postalAreas: Readonly<Record<string, RegExp>> = {}

/** The countries whose people may join the loyalty program. */
export const rewardsCountries: readonly string[] = ['IE']

/** The codes of `state-names.ts`. */
export const states = { IE: Object.keys(stateNames.IE.names).join(' ') }
