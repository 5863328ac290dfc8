import type { AddressForm } from '#shared/fields/country-rules.ts'

import type { countries } from './countries.ts'

/** With the dialing code or the trunk prefix, and any spaces. */
const phone: AddressForm['phone'] = {
  pattern: /^(?:(?:\+|00)353 ?(?:\(0\))?|0)(?<rest>[1-9](?: ?\d){6,10})$/,
  format: ({ rest = '' }) => `+353 ${rest.replaceAll(' ', '')}`,
}

/** What the address forms ask for, in their order, and accept. */
export const addressForms = {
  IE: {
    name: 'country.ie',
    fields: [
      { name: 'firstName', width: 'half' },
      { name: 'lastName', width: 'half' },
      { name: 'address1' },
      { name: 'address2', isOptional: true },
      { name: 'city', width: 'third' },
      { name: 'stateCode', width: 'third', isListed: true, maxLength: 2 },
      { name: 'postalCode', width: 'third' },
      { name: 'phone', isOptional: true },
    ],
    characters: {
      letters: 'A-Za-zÀ-ÖØ-öø-ɏ',
      name: "'\\-",
      addressLine: "0-9#'/.,&\\-",
      city: "'.\\-",
    },
    phone,
  },
} satisfies Record<keyof typeof countries, AddressForm>

/** Links to the sites of other countries, beside the country of a delivery address. */
export const shippingLinks: Readonly<Record<string, string>> = {}
