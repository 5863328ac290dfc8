import { FormattedMessage } from 'react-intl'

import type { Checkout } from '#shared/contract/checkout.ts'

import { AddressText } from '../../features/checkout/address-text.tsx'
import { EditLink } from '../../features/checkout/edit-link.tsx'
import { Panel } from '../../ui/checkout.tsx'
import { Heading } from '../../ui/text.tsx'

interface ShippingAddressPanelProps {
  checkout: Pick<Checkout, 'email' | 'shippingAddress'>
}

/** Where it goes and who is written to, as saved. */
export function ShippingAddressPanel({ checkout }: ShippingAddressPanelProps) {
  const { email, shippingAddress } = checkout
  return (
    <Panel aria-labelledby="shipping-address">
      <div className="head">
        <Heading as="h2" size="small" id="shipping-address">
          <FormattedMessage id="checkout.shippingAddress" />
        </Heading>
        <EditLink part="address" />
      </div>
      <p>{email}</p>
      {shippingAddress && <AddressText address={shippingAddress} />}
    </Panel>
  )
}
