import type { Locale } from '../platform/site.ts'

type Text = string | null | undefined

interface PostalAddress {
  fullName?: Text
  firstName?: Text
  lastName?: Text
  address1?: Text
  address2?: Text
  city?: Text
  stateCode?: Text
  postalCode?: Text
  countryCode?: Text
}

/** The lines of an address as its country's post writes them, with the country's name in the mail's language. */
export const postalLines = (address: PostalAddress, locale: Locale): string[] =>
  present(
    address.fullName || present(address.firstName, address.lastName).join(' '),
    address.address1,
    address.address2,
    cityLine(address),
    address.countryCode &&
      new Intl.DisplayNames(locale, { type: 'region' }).of(address.countryCode),
  )

/** Canada Post asks for two spaces before the postal code; the first one does not collapse in HTML. */
const cityLine = ({ city, stateCode, postalCode, countryCode }: PostalAddress) =>
  countryCode === 'CA'
    ? present(present(city, stateCode).join(' '), postalCode).join('\u00a0 ')
    : present(city, present(stateCode, postalCode).join(' ')).join(', ')

/** The parts that are not empty. */
export const present = (...parts: Text[]) => parts.filter((part) => !!part).map(String)
