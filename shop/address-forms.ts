import type { AddressForm } from '#shared/fields/country-rules.ts'

import type { countries } from './countries.ts'

/** The fields, with the words for states and codes. */
const fields = (state: string, postalCode: string): AddressForm['fields'] => [
  { name: 'firstName', width: 'half' },
  { name: 'lastName', width: 'half' },
  { name: 'address1' },
  { name: 'address2', isOptional: true },
  { name: 'city', width: 'third' },
  { name: 'stateCode', width: 'third', label: state, isListed: true, maxLength: 2 },
  { name: 'postalCode', width: 'third', label: postalCode },
  { name: 'phone', isOptional: true },
]

const characters = {
  letters: 'A-Za-z',
  name: "'\\-",
  addressLine: "0-9#'/.\\-",
  city: "'.\\-",
}

/** Area code, exchange and line; service codes such as 411 or 911 are neither area code nor exchange. */
const phone: AddressForm['phone'] = {
  pattern:
    /^(?:\+?1[ .-]*)?(?:\((?<bracketed>[2-9](?!11)[0-8]\d)\)|(?<plain>[2-9](?!11)[0-8]\d))[ .-]*(?<exchange>[2-9](?!11)\d{2})[ .-]*(?<line>\d{4})(?:[ ,]*(?:extension|ext\.?|x|#|poste) ?(?<extension>\d{1,6}))?$/i,
  format: ({ bracketed, plain = bracketed, exchange, line, extension }) =>
    `${plain}-${exchange}-${line}${extension ? ` x${extension}` : ''}`,
}

/** What the address forms of each country ask for and accept. */
export const addressForms = {
  US: {
    name: 'country.us',
    fields: fields('address.state', 'address.zip'),
    characters,
    phone,
  },
  CA: {
    name: 'country.ca',
    fields: fields('address.province', 'address.postalCode'),
    characters: {
      ...characters,
      letters: 'A-Za-zÀ-ÖØ-öø-ɏḀ-ỹ',
      addressLine: `${characters.addressLine},&`,
    },
    phone,
  },
} satisfies Record<keyof typeof countries, AddressForm>

/** The links to the sites of other countries, beside the country of a shipping address. */
export const shippingLinks: Readonly<Record<string, string>> = {
  US: 'checkout.toUnitedStates',
  CA: 'checkout.toCanada',
}
