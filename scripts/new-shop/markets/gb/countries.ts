import type { CountryRules } from '#shared/fields/country-rules.ts'

/** How addresses and phone numbers of the country are written. */
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
} satisfies Record<string, CountryRules>

/** What names the place in a postal code, where that is not the whole code. */
export const postalAreas: Readonly<Record<string, RegExp>> = {}

/** The countries whose people may join the loyalty program. */
export const rewardsCountries: readonly string[] = ['GB']

/** The codes of `state-names.ts`. */
export const states = {}
