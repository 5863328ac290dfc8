import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { actions } from '#shared/actions.ts'
import { addressToInput } from '#shared/checkout/address.ts'
import type { Address, Checkout } from '#shared/checkout/checkout.ts'

import { cityLine } from '../../app/city-line.ts'
import { useHref } from '../../app/link.ts'
import { HiddenFields } from '../../features/actions/hidden-fields.tsx'
import { Button, ButtonRow } from '../../ui/button.tsx'
import { Notice } from '../../ui/form.tsx'

interface AddressCorrectionProps {
  checkout: Checkout
  /** The address as its postal code has it. */
  corrected: Address
}

/** Offers what the postal code says. The typed address is saved already, so nothing waits for an answer. */
export function AddressCorrection({ checkout, corrected }: AddressCorrectionProps) {
  const { shippingAddress } = checkout
  if (!shippingAddress) return null
  const { postalCode, countryCode } = corrected
  return (
    <Notice role="group" aria-labelledby="correction">
      <h2 id="correction">
        <FormattedMessage
          tagName="span"
          id="correction.heading"
          values={{ place: <span translate="no">{cityLine(corrected, countryCode)}</span> }}
        />
      </h2>
      <p>
        <FormattedMessage
          tagName="span"
          id="correction.text"
          values={{ code: postalCode, country: countryCode }}
        />
      </p>
      <ButtonRow>
        <AddressButton checkout={checkout} address={corrected} tone="outline">
          <FormattedMessage id="correction.use" />
        </AddressButton>
        <AddressButton checkout={checkout} address={shippingAddress} tone="quiet" keepsPlace>
          <FormattedMessage id="correction.keep" />
        </AddressButton>
      </ButtonRow>
    </Notice>
  )
}

interface AddressButtonProps {
  checkout: Checkout
  address: Address
  tone: 'outline' | 'quiet'
  keepsPlace?: boolean
  children: ReactNode
}

/** Saves the step again with this address. */
function AddressButton({ checkout, address, tone, keepsPlace, children }: AddressButtonProps) {
  const { email, pickup } = checkout
  const { firstName = '', lastName = '', phone } = pickup?.person ?? {}
  const fields = {
    email: email ?? '',
    pickupFirstName: firstName,
    pickupLastName: lastName,
    pickupPhone: phone ?? '',
    ...addressToInput(address),
    ...(keepsPlace && { keepsPlace: 'on' }),
  }
  return (
    <form method="post" action={useHref()(actions.saveShippingAddress.path)}>
      <HiddenFields fields={fields} />
      <Button type="submit" tone={tone}>
        {children}
      </Button>
    </form>
  )
}
