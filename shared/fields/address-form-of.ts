import { addressForms } from '#shop/address-forms.ts'

import { type Country, entryOf } from './country.ts'
import type { AddressForm, FieldForm } from './country-rules.ts'

/** What an address form of a country asks for. @throws if the shop does not know the country */
export const addressFormOf = (country: Country): AddressForm => entryOf(addressForms, country)

/** Undefined for a field that the country's form does not have. */
export const formFieldOf = (name: string, country: Country): FieldForm | undefined =>
  addressFormOf(country).fields.find((field) => field.name === name)
