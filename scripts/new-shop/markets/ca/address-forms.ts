import type { AddressForm } from '#shared/fields/country-rules.ts'

import type { countries } from './countries.ts'

/** Area code, exchange and line; service codes such as 411 or 911 are neither area code nor exchange. */
const phone: AddressForm['phone'] = {
  pattern:
    /^(?:\+?1[ .-]*)?(?:\((?<bracketed>[2-9](?!11)[0-8]\d)\)|(?<plain>[2-9](?!11)[0-8]\d))[ .-]*(?<exchange>[2-9](?!11)\d{2})[ .-]*(?<line>\d{4})(?:[ ,]*(?:extension|ext\.?|x|#|poste) ?(?<extension>\d{1,6}))?$/i,
  format: ({ bracketed, plain = bracketed, exchange, line, extension }) =>
    `${plain}-${exchange}-${line}${extension ? ` x${extension}` : ''}`,
}

/** What the address forms ask for, in their order, and accept. */
export const addressForms = {
  CA: {
    name: 'country.ca',
    fields: [
      { name: 'firstName', width: 'half' },
      { name: 'lastName', width: 'half' },
      { name: 'address1' },
      { name: 'address2', isOptional: true },
      { name: 'city', width: 'third' },
      {
        name: 'stateCode',
        width: 'third',
        label: 'address.province',
        isListed: true,
        maxLength: 2,
      },
      { name: 'postalCode', width: 'third', label: 'address.postalCode' },
      { name: 'phone', isOptional: true },
    ],
    characters: {
      letters: 'A-Za-zÀ-ÖØ-öø-ɏḀ-ỹ',
      name: "'\\-",
      addressLine: "0-9#'/.,&\\-",
      city: "'.\\-",
    },
    phone,
  },
} satisfies Record<keyof typeof countries, AddressForm>

/** Links to the sites of other countries, beside the country of a delivery address. */
export const shippingLinks: Readonly<Record<string, string>> = {}
