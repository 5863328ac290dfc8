import { useQueryClient } from '@tanstack/react-query'

import type { Checkout } from '#shared/contract/checkout.ts'
import type { SavedAddress } from '#shared/contract/saved-address.ts'

import { loadCheckout } from '../../features/checkout/load-checkout.ts'
import { CheckoutLayout } from '../../features/checkout/checkout-layout.tsx'
import { useCheckout } from '../../features/checkout/use-checkout.ts'
import { ServerMarkup } from '../../app/server-markup.tsx'
import { definePersonalPage, type PageProps } from '../page.ts'
import { checkoutShell } from './checkout-shell.ts'
import { GiftMessageForm } from './gift-message-form.tsx'
import { loadWithAddresses, SAVED_ADDRESSES_KEY } from './saved-addresses.ts'
import { SavedAddressesForm } from './saved-addresses-form.tsx'
import { ShippingAddressForm } from './shipping-address-form.tsx'
import { ShippingAddressPanel } from './shipping-address-panel.tsx'
import { ShippingMethodForm } from './shipping-method-form.tsx'

export const shippingPage = definePersonalPage({
  load: import.meta.env.SSR ? loadWithAddresses : (context) => loadCheckout(context, 'shipping'),
  Component: Shipping,
  shell: checkoutShell,
})

/** Asks for the address first, then for the shipping method. What is not shipped has neither. */
function Shipping({ query }: PageProps) {
  const checkout = useCheckout('shipping')
  if (!checkout) return null
  const isAddressOpen =
    query.has('edit') ||
    !checkout.email ||
    !checkout.shippingAddress ||
    checkout.pickup?.person === null

  return (
    <CheckoutLayout step="shipping" checkout={checkout}>
      {isAddressOpen ? (
        <AddressPart checkout={checkout} />
      ) : (
        <>
          <ShippingAddressPanel checkout={checkout} />
          {checkout.needsAddress && <GiftMessageForm bag={checkout.bag} />}
          <ShippingMethodForm checkout={checkout} />
        </>
      )}
    </CheckoutLayout>
  )
}

/** The saved addresses, or the fields. */
function AddressPart({ checkout }: { checkout: Checkout }) {
  const addresses = useQueryClient().getQueryData<SavedAddress[]>(SAVED_ADDRESSES_KEY)
  if (!addresses) return <ShippingAddressForm checkout={checkout} />
  return (
    <ServerMarkup as="div">
      {() =>
        import.meta.env.SSR && (
          <SavedAddressesForm addresses={addresses} current={checkout.shippingAddress} />
        )
      }
    </ServerMarkup>
  )
}
