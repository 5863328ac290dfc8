import type { FieldCode } from '../http/problem.ts'
import type { ADDRESS_FIELDS } from './address-fields.ts'

type AddressField = (typeof ADDRESS_FIELDS)[number]

/** Ids of messages. Every locale of the shop has them. */
type MessageId = string

export interface City {
  city: string
  /** A state's code, or the text that was typed. Empty where a country has no states. */
  stateCode: string
  postalCode: string
}

export interface WrittenAddress extends City {
  firstName: string
  lastName: string
  address1: string
  address2: string | null
}

/** How addresses and phone numbers of a country are written. `shop/countries.ts` has one for each country. */
export interface CountryRules {
  /** The last line of an address, such as `Columbus, OH 43215`. */
  cityLine: (city: City) => string
  /** The lines below the name and above the country, where they are not the two of the street and `cityLine`. Empty ones are left out. */
  lines?: (address: WrittenAddress) => readonly (string | null)[]
  postalCode: PostalCodeRule
  phone: PhoneWriting
}

export interface PostalCodeRule {
  /** For a whole code in upper case, without spaces. Its groups are the parts of the code. */
  pattern: RegExp
  /** Between the parts. */
  separator: string
  /** The length of the first part. Where codes differ in it, the separator is not inserted while a code is typed. */
  firstLength?: number
  /** With the separator. */
  maxLength: number
  inputMode: 'numeric' | 'text'
  /** Why a code is rejected; selects the messages. */
  problem: Extract<FieldCode, 'zip' | 'postal-code'>
}

export interface PhoneWriting {
  /** Without a plus sign. */
  dialingCode: string
  /** The digits before a number that is dialed within the country, such as `0`. May be empty. */
  trunkPrefix: string
  /** A number as a page's language writes it, if not as it is stored. */
  inLanguage?: (phone: string, locale: string) => string
}

/** What an address form of a country asks for and accepts. `shop/address-forms.ts` has one for each country. */
export interface AddressForm {
  /** The country's. */
  name: MessageId
  /** The fields in their order. A field that is left out is not asked for. */
  fields: readonly FieldForm[]
  characters: CharacterRules
  phone: PhoneRule
}

export interface FieldForm {
  name: AddressField
  /** If it is not the usual one. */
  label?: MessageId
  isOptional?: boolean
  /** Of `stateCode`: whether it is chosen from a list. False if it is free text. */
  isListed?: boolean
  /** The share of the row on a wide screen. */
  width?: 'half' | 'third'
  /** If it is not the usual one. */
  maxLength?: number
}

/** The characters that fields accept besides spaces. Each is the inside of a character class. */
export interface CharacterRules {
  letters: string
  /** In names, besides letters. */
  name: string
  /** In address lines, besides letters. */
  addressLine: string
  /** In cities and states, besides letters. */
  city: string
}

export interface PhoneRule {
  /** For a whole number as typed. */
  pattern: RegExp
  /** The number as it is stored, from the groups of the pattern. */
  format: (groups: Readonly<Partial<Record<string, string>>>) => string
}

/** The states of a country by code, with their names in each language. A name is left out if it is the first one. */
interface NamedStates {
  languages: readonly string[]
  names: Readonly<Record<string, readonly string[]>>
}

/** By country. */
export type StateNames = Readonly<Record<string, NamedStates>>
