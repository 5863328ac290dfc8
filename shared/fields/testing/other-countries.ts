import { addressForms } from '#shop/address-forms.ts'
import { countries, states } from '#shop/countries.ts'

import type { AddressForm, CountryRules, PhoneRule } from '../country-rules.ts'

/** Numbers in the international format, typed with the dialing code or the trunk prefix. */
const phone = (dialingCode: string): PhoneRule => ({
  pattern: new RegExp(`^(?:(?:\\+|00)${dialingCode} ?(?:\\(0\\))?|0)(?<rest>[1-9][\\d ]{7,12})$`),
  format: ({ rest = '' }) => `+${dialingCode} ${rest.replaceAll(' ', '')}`,
})

const europeanLetters = 'A-Za-zÀ-ÖØ-öø-ɏ'
const characters = {
  letters: europeanLetters,
  name: "'.\\-",
  addressLine: "0-9'/.,\\-",
  city: "'.\\-",
}

const names = [
  { name: 'firstName', width: 'half' },
  { name: 'lastName', width: 'half' },
] as const

const writing = {
  GB: {
    cityLine: ({ city, postalCode }) => `${city} ${postalCode}`,
    lines: ({ address1, address2, city, stateCode, postalCode }) => [
      address1,
      address2,
      city.toUpperCase(),
      stateCode,
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
      [city, stateCode && `Co. ${stateCode}`, postalCode].filter(Boolean).join(', '),
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
  FR: {
    cityLine: ({ city, postalCode }) => `${postalCode} ${city}`,
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

const forms = {
  GB: {
    name: 'address.country',
    fields: [
      ...names,
      { name: 'address1' },
      { name: 'address2', isOptional: true },
      { name: 'city' },
      { name: 'stateCode', isListed: false, isOptional: true, width: 'half' },
      { name: 'postalCode', width: 'half', label: 'address.zip' },
      { name: 'phone', isOptional: true },
    ],
    characters,
    phone: phone('44'),
  },
  IE: {
    name: 'address.country',
    fields: [
      ...names,
      { name: 'address1' },
      { name: 'city' },
      { name: 'stateCode', label: 'address.province', isListed: true, maxLength: 2 },
      { name: 'postalCode', isOptional: true },
      { name: 'phone' },
    ],
    characters,
    phone: phone('353'),
  },
  FR: {
    name: 'address.country',
    fields: [
      { name: 'lastName' },
      { name: 'firstName' },
      { name: 'address1' },
      { name: 'postalCode', width: 'third' },
      { name: 'city' },
      { name: 'phone', isOptional: true },
    ],
    characters,
    phone: phone('33'),
  },
} satisfies Record<keyof typeof writing, AddressForm>

/**
 * Adds countries whose forms differ from each other: states as free text, as a list, and none. For `beforeAll`.
 * @returns a function that removes them
 */
export function addOtherCountries() {
  const tables = [
    [countries, writing],
    [addressForms, forms],
    [states, { IE: 'D CO G KY' }],
  ] as const
  const before = tables.map(([table]) => ({ ...table }))
  for (const [table, others] of tables) Object.assign(table, others)
  return () => {
    tables.forEach(([table, others], index) => {
      for (const code of Object.keys(others)) Reflect.deleteProperty(table, code)
      Object.assign(table, before[index])
    })
  }
}
