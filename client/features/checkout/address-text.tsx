import { FormattedMessage } from 'react-intl'

import type { Address } from '#shared/contract/checkout.ts'

export const COUNTRY_NAMES = { US: 'country.us', CA: 'country.ca' } as const

/** An address formatted for a shipping label. */
export function AddressText({ address }: { address: Address }) {
  const { city, stateCode, postalCode, phone } = address
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
      <FormattedMessage id="address.cityLine" values={{ city, stateCode, postalCode }} />
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
