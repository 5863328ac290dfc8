import { FormattedMessage } from 'react-intl'

import type { Checkout } from '#shared/checkout/checkout.ts'

import { AddressText } from '../../features/checkout/address-text.tsx'
import { AnswerPanel } from '../../features/checkout/answer-panel.tsx'

interface ShippingAddressPanelProps {
  checkout: Pick<Checkout, 'email' | 'shippingAddress'>
}

/** The saved e-mail and shipping address. */
export function ShippingAddressPanel({
  checkout: { email, shippingAddress },
}: ShippingAddressPanelProps) {
  return (
    <AnswerPanel
      id="shipping-address"
      part="address"
      heading={<FormattedMessage tagName="span" id="checkout.shippingAddress" />}
    >
      <p>{email}</p>
      {shippingAddress && <AddressText address={shippingAddress} />}
    </AnswerPanel>
  )
}
