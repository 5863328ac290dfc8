import type { CountryRules } from '#shared/fields/country-rules.ts'

/** English writes `1-800-555-0142`, French `1 800 555-0142`. */
const northAmericanPhone: CountryRules['phone'] = {
  dialingCode: '1',
  trunkPrefix: '1',
  inLanguage: (phone, locale) =>
    locale === 'fr-CA' ? phone.replaceAll(/-(?=.*-)/g, '\u00a0') : phone,
}

/** How addresses and phone numbers are written in each country of the markets. */
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
    phone: northAmericanPhone,
  },
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
    phone: northAmericanPhone,
  },
} satisfies Record<string, CountryRules>

/** What names the place in a postal code, where that is not the whole code: a ZIP and its ZIP+4 mean the same place. */
export const postalAreas: Readonly<Record<string, RegExp>> = { US: /^\d{5}(?=-\d{4}$)/ }

/** The countries whose people may join the loyalty program. */
export const rewardsCountries: readonly string[] = ['US']

/** The codes of the states, separated by spaces. Their names are in `shop/state-names.ts`. */
export const states = {
  // With the District, territories and military regions.
  US: 'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI AA AE AP',
  CA: 'AB BC MB NB NL NT NS NU ON PE QC SK YT',
}
