import type { PickupField } from '#shared/checkout/pickup-fields.ts'
import type { AddressField } from '#shared/checkout/checkout.ts'
import type { FieldCode } from '#shared/http/problem.ts'
import { formFieldOf } from '#shared/fields/address-form-of.ts'
import type { Country } from '#shared/fields/country.ts'

import { shopMessage } from '../shop-message.ts'

type MessageId = FormatjsIntl.Message['ids']

/** The message for an invalid field (spec 1 §8). */
export const messageByCode = {
  required: 'field.required',
  'too-long': 'field.tooLong',
  'email-long': 'field.emailLong',
  'email-plus': 'field.emailPlus',
  'email-invalid': 'field.emailInvalid',
  'email-same': 'field.emailSame',
  emoji: 'field.emoji',
  numbers: 'field.numbers',
  underscores: 'field.underscores',
  'special-characters': 'field.specialCharacters',
  'special-symbols': 'field.specialSymbols',
  'address-symbols': 'field.addressSymbols',
  'city-symbols': 'field.citySymbols',
  phone: 'field.phone',
  zip: 'field.zip',
  'postal-code': 'field.postalCode',
  state: 'field.state',
  choice: 'field.choice',
  'password-short': 'field.passwordShort',
  'password-long': 'field.passwordLong',
  'password-lower': 'field.passwordLower',
  'password-upper': 'field.passwordUpper',
  'password-number': 'field.passwordNumber',
  'password-spaces': 'field.passwordSpaces',
  'password-special': 'field.passwordSpecial',
  'password-other': 'field.passwordOther',
  'code-wrong': 'field.codeWrong',
  unreadable: 'field.unreadable',
} as const satisfies Record<FieldCode, MessageId>

export type FieldName =
  | AddressField
  | PickupField
  | 'email'
  | 'countryCode'
  | 'methodId'
  | 'sameAsShipping'

const labels = {
  email: 'address.email',
  pickupFirstName: 'address.firstName',
  pickupLastName: 'address.lastName',
  pickupPhone: 'address.phone',
  firstName: 'address.firstName',
  lastName: 'address.lastName',
  address1: 'address.line1',
  address2: 'address.line2',
  city: 'address.city',
  stateCode: 'address.stateOrProvince',
  postalCode: 'address.zipOrPostalCode',
  phone: 'address.phone',
  countryCode: 'address.country',
  methodId: 'checkout.methods',
  sameAsShipping: 'checkout.sameAsShipping',
} as const satisfies Record<FieldName, MessageId>

/** @param country null until it is chosen: then the label is one for all countries */
export function labelOf(name: FieldName, country: Country | null): MessageId {
  const own = country && formFieldOf(name, country)?.label
  return own ? shopMessage(own) : labels[name]
}

export const isFieldName = (name: string): name is FieldName => name in labels
