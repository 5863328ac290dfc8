import type { CountryRules } from '#shared/fields/country-rules.ts'

import { stateNames } from './state-names.ts'

const counties: Readonly<Record<string, readonly string[]>> = stateNames.IE.names

/** How addresses and phone numbers are written in both countries. */
export const countries = {
  GB: {
    cityLine: ({ city, postalCode }) => `${city}, ${postalCode}`,
    // Royal Mail asks for the post town in capitals, and for the postcode on a line of its own.
    lines: ({ address1, address2, city, postalCode }) => [
      address1,
      address2,
      city.toUpperCase(),
      postalCode,
    ],
    postalCode: {
      pattern: /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/,
      separator: ' ',
      maxLength: 8,
      inputMode: 'text',
      problem: 'postal-code',
    },
    phone: { dialingCode: '44', trunkPrefix: '0' },
  },
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

/** Every code is a whole one. */
export const postalAreas: Readonly<Record<string, RegExp>> = {}

/** The countries whose people may join the loyalty program, which this shop does not have. */
export const rewardsCountries: readonly string[] = []

/** The counties of Ireland. */
export const states = { IE: Object.keys(stateNames.IE.names).join(' ') }
