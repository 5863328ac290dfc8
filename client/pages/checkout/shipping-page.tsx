import { loadCheckout } from '../../features/checkout/load-checkout.ts'
import { CheckoutLayout } from '../../features/checkout/checkout-layout.tsx'
import { useCheckout } from '../../features/checkout/use-checkout.ts'
import { useAppContext } from '../../app/app-context.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { definePersonalPage, type PageProps } from '../page.ts'
import { checkoutShell } from './checkout-shell.ts'
import { GiftMessageForm } from './gift-message-form.tsx'
import { loadSavedAddresses, savedAddressesForm, useSavedAddresses } from './saved-addresses.ts'
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
  const addresses = useSavedAddresses()
  const refused = useAppContext().rejectedForm()
  if (!checkout) return null
  const edited = query.get('edit')
  const lacksPerson = checkout.pickup?.person === null
  const isTyping = edited === 'form' || refused?.action === 'saveShippingAddress' || lacksPerson
  const isAddressOpen =
    isTyping || edited === 'address' || !checkout.email || !checkout.shippingAddress
  const form = <ShippingAddressForm checkout={checkout} />

  return (
    <CheckoutLayout step="shipping" checkout={checkout}>
      {isAddressOpen ? (
        isTyping || !checkout.needsAddress || addresses.length === 0 ? (
          form
        ) : (
          <LazyPart code={savedAddressesForm} failed={form}>
            {(SavedAddressesForm) => (
              <SavedAddressesForm addresses={addresses} current={checkout.shippingAddress} />
            )}
          </LazyPart>
        )
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
