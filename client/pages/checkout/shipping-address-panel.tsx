import { FormattedMessage } from 'react-intl'

import type { Checkout } from '#shared/contract/checkout.ts'

import { AddressText } from '../../features/checkout/address-text.tsx'
import { AnswerPanel } from '../../features/checkout/answer-panel.tsx'
import { PickupAnswer } from '../../features/checkout/pickup-answer.tsx'

interface ShippingAddressPanelProps {
  checkout: Pick<Checkout, 'email' | 'shippingAddress' | 'pickup'>
}

/** The saved e-mail, shipping address and pickup. */
export function ShippingAddressPanel({ checkout }: ShippingAddressPanelProps) {
  const { email, shippingAddress, pickup } = checkout
  return (
    <>
      <AnswerPanel
        id="shipping-address"
        part="address"
        heading={<FormattedMessage id="checkout.shippingAddress" />}
      >
        <p>{email}</p>
        {shippingAddress && <AddressText address={shippingAddress} />}
      </AnswerPanel>
      {pickup && <PickupAnswer pickup={pickup} />}
    </>
  )
}
