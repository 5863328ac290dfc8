import { FormattedMessage } from 'react-intl'

import type { Address } from '#shared/checkout/checkout.ts'

import { useAppContext } from '../../app/app-context.ts'
import { cityLine } from '../../app/city-line.ts'
import { phoneText } from '../../app/phone-text.ts'

export const COUNTRY_NAMES = { US: 'country.us', CA: 'country.ca' } as const

/** An address formatted for a shipping label. */
export function AddressText({ address }: { address: Address }) {
  const { phone } = address
  const { locale } = useAppContext()
  return (
    <address translate="no">
      {address.firstName} {address.lastName}
      <br />
      {address.address1}
      <br />
      {address.address2 && (
        <>
          <span>{address.address2}</span>
          <br />
        </>
      )}
      {cityLine(address, address.countryCode)}
      <br />
      <FormattedMessage tagName="span" id={COUNTRY_NAMES[address.countryCode]} />
      {phone && (
        <>
          <br />
          <span>{phoneText(phone, locale)}</span>
        </>
      )}
    </address>
  )
}
