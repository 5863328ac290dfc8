import { FormattedMessage } from 'react-intl'

import type { Address } from '#shared/contract/checkout.ts'

export const COUNTRY_NAMES = { US: 'country.us', CA: 'country.ca' } as const

/** The line as the country's post writes it. Canada Post asks for two spaces, of which HTML would collapse one. */
const cityLine = ({ city, stateCode, postalCode, countryCode }: Address) =>
  countryCode === 'CA'
    ? `${city} ${stateCode}\u00a0 ${postalCode}`
    : `${city}, ${stateCode} ${postalCode}`

/** An address formatted for a shipping label. */
export function AddressText({ address }: { address: Address }) {
  const { phone } = address
  return (
    <address translate="no">
      {address.firstName} {address.lastName}
      <br />
      {address.address1}
      <br />
      {address.address2 && (
        <>
          {address.address2}
          <br />
        </>
      )}
      {cityLine(address)}
      <br />
      <FormattedMessage id={COUNTRY_NAMES[address.countryCode]} />
      {phone && (
        <>
          <br />
          {phone}
        </>
      )}
    </address>
  )
}
