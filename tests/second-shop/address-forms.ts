import type { AddressForm } from '#shared/fields/country-rules.ts'

import type { countries } from './countries.ts'

const characters = {
  letters: 'A-Za-zÀ-ÖØ-öø-ɏ',
  name: "'\\-",
  addressLine: "0-9#'/.,&\\-",
  city: "'.\\-",
}

const person = [
  { name: 'firstName', width: 'half' },
  { name: 'lastName', width: 'half' },
  { name: 'address1' },
  { name: 'address2', isOptional: true },
] as const

/** With the dialing code or the trunk prefix, and any spaces. */
const phone = (dialingCode: string): AddressForm['phone'] => ({
  pattern: new RegExp(
    `^(?:(?:\\+|00)${dialingCode} ?(?:\\(0\\))?|0)(?<rest>[1-9](?: ?\\d){6,10})$`,
  ),
  format: ({ rest = '' }) => `+${dialingCode} ${rest.replaceAll(' ', '')}`,
})

/** What the address forms ask for. British addresses have no county, since the postcode names the place. */
export const addressForms = {
  GB: {
    name: 'country.gb',
    fields: [
      ...person,
      { name: 'city', width: 'half' },
      { name: 'postalCode', width: 'half' },
      { name: 'phone', isOptional: true },
    ],
    characters,
    phone: phone('44'),
  },
  IE: {
    name: 'country.ie',
    fields: [
      ...person,
      { name: 'city', width: 'third' },
      { name: 'stateCode', width: 'third', isListed: true, maxLength: 2 },
      { name: 'postalCode', width: 'third' },
      { name: 'phone', isOptional: true },
    ],
    characters,
    phone: phone('353'),
  },
} satisfies Record<keyof typeof countries, AddressForm>

/** The links to the site of the other country, beside the country of a delivery address. */
export const shippingLinks: Readonly<Record<string, string>> = {
  GB: 'checkout.toBritain',
  IE: 'checkout.toIreland',
}
