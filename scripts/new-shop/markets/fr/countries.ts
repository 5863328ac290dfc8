import type { CountryRules } from '#shared/fields/country-rules.ts'

/** How addresses and phone numbers of the country are written. */
export const countries = {
  FR: {
    cityLine: ({ city, postalCode }) => `${postalCode} ${city}`,
    // La Poste asks for the city in capitals.
    lines: ({ address1, address2, city, postalCode }) => [
      address1,
      address2,
      `${postalCode} ${city.toUpperCase()}`,
    ],
    postalCode: {
      pattern: /^(\d{5})$/,
      separator: '',
      firstLength: 5,
      maxLength: 5,
      inputMode: 'numeric',
      problem: 'postal-code',
    },
    phone: { dialingCode: '33', trunkPrefix: '0' },
  },
} satisfies Record<string, CountryRules>

/** What names the place in a postal code, where that is not the whole code. */
export const postalAreas: Readonly<Record<string, RegExp>> = {}

/** The countries whose people may join the loyalty program. */
export const rewardsCountries: readonly string[] = ['FR']

/** The codes of `state-names.ts`. */
export const states = {}
