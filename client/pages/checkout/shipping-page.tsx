import type { Checkout } from '#shared/contract/checkout.ts'

import { loadCheckout } from '../../features/checkout/load-checkout.ts'
import { FormError } from '../../features/checkout/form-error.tsx'
import { CheckoutLayout } from '../../features/checkout/checkout-layout.tsx'
import { useCheckout } from '../../features/checkout/use-checkout.ts'
import { useAppContext } from '../../app/app-context.ts'
import { ServerMarkup } from '../../app/server-markup.tsx'
import { definePersonalPage, type PageProps } from '../page.ts'
import { checkoutShell } from './checkout-shell.ts'
import { GiftMessageForm } from './gift-message-form.tsx'
import { loadSavedAddresses, useSavedAddresses } from './saved-addresses.ts'
import { SavedAddressesForm } from './saved-addresses-form.tsx'
import { ShippingAddressForm } from './shipping-address-form.tsx'
import { ShippingAddressPanel } from './shipping-address-panel.tsx'
import { ShippingMethodForm } from './shipping-method-form.tsx'

export const shippingPage = definePersonalPage({
  async load(context) {
    const [outcome] = await Promise.all([
      loadCheckout(context, 'shipping'),
      import.meta.env.SSR && loadSavedAddresses(context),
    ])
    return outcome
  },
  Component: Shipping,
  shell: checkoutShell,
})

/** Asks for the address first, then for the shipping method. What is not shipped has neither. */
function Shipping({ query }: PageProps) {
  const checkout = useCheckout('shipping')
  const refused = useAppContext().rejectedForm()?.action
  if (!checkout) return null
  const isTyping = query.get('edit') === 'form' || refused === 'saveShippingAddress'
  const isAddressOpen = isTyping || query.get('edit') === 'address' || lacksAnswer(checkout)

  return (
    <CheckoutLayout step="shipping" checkout={checkout}>
      {isAddressOpen ? (
        <AddressPart checkout={checkout} isTyping={isTyping} />
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

const lacksAnswer = ({ email, shippingAddress, pickup }: Checkout) =>
  !email || !shippingAddress || pickup?.person === null

/** The fields, or the saved addresses before them. Only the fields ask who picks up. */
function AddressPart({ checkout, isTyping }: { checkout: Checkout; isTyping: boolean }) {
  const addresses = useSavedAddresses()
  const rejected = useAppContext().rejectedForm()
  const asksWho = checkout.pickup?.person === null
  if (isTyping || asksWho || !checkout.needsAddress || !addresses) {
    return <ShippingAddressForm checkout={checkout} />
  }
  return (
    <>
      {rejected && <FormError formError={rejected.problem} />}
      <ServerMarkup as="div">
        {() =>
          import.meta.env.SSR && (
            <SavedAddressesForm addresses={addresses} current={checkout.shippingAddress} />
          )
        }
      </ServerMarkup>
    </>
  )
}
