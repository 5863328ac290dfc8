import { Fragment } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Address } from '#shared/checkout/checkout.ts'
import { addressFormOf } from '#shared/fields/address-form-of.ts'
import type { Country } from '#shared/fields/country.ts'
import { rulesOf } from '#shared/fields/country.ts'

import { useAppContext } from '../kit/app-context.ts'
import { shopMessage } from '../kit/shop-message.ts'
import { cityLine, phoneText } from '../kit/address-lines.ts'

/** The message with the name of a country. */
export function countryMessage(country: Country) {
  const id = shopMessage(addressFormOf(country).name)
  return { id }
}

/** An address formatted for a shipping label. */
export function AddressText({ address }: { address: Address }) {
  const { firstName, lastName, address1, address2, countryCode, phone } = address
  const { locale } = useAppContext()
  const lines = rulesOf(countryCode).lines?.(address) ?? [
    address1,
    address2,
    cityLine(address, countryCode),
  ]
  return (
    <address translate="no">
      {`${firstName} ${lastName}`}
      <br />
      {lines.filter(Boolean).map((line) => (
        <Fragment key={line}>
          <span>{line}</span>
          <br />
        </Fragment>
      ))}
      <FormattedMessage tagName="span" {...countryMessage(countryCode)} />
      {phone && (
        <>
          <br />
          <span>{phoneText(phone, countryCode, locale)}</span>
        </>
      )}
    </address>
  )
}
