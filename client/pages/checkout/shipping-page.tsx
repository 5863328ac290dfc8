import { loadCheckout } from '../../features/checkout/load-checkout.ts'
import { CheckoutLayout } from '../../features/checkout/checkout-layout.tsx'
import { useCheckout } from '../../features/checkout/use-checkout.ts'
import { useAppContext } from '../../app/app-context.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { definePersonalPage, type PageProps } from '../page.ts'
import { checkoutShell } from './checkout-shell.ts'
import { giftMessageCode } from './gift-message-code.ts'
import { ShippingAddressForm } from './shipping-address-form.tsx'
import { ShippingAddressPanel } from './shipping-address-panel.tsx'
import { ShippingMethodForm } from './shipping-method-form.tsx'

export const shippingPage = definePersonalPage({
  async load(context) {
    if (import.meta.env.SSR) await giftMessageCode.load()
    return loadCheckout(context, 'shipping')
  },
  Component: Shipping,
  shell: checkoutShell,
})

/** Asks for the address first, then for the shipping method. What is not shipped has neither. */
function Shipping({ query }: PageProps) {
  const checkout = useCheckout('shipping')
  const refused = useAppContext().rejectedForm()
  if (!checkout) return null
  const isAddressOpen =
    query.get('edit') === 'address' ||
    refused?.action === 'saveShippingAddress' ||
    !checkout.email ||
    !checkout.shippingAddress ||
    checkout.pickup?.person === null

  return (
    <CheckoutLayout step="shipping" checkout={checkout}>
      {isAddressOpen ? (
        <ShippingAddressForm checkout={checkout} />
      ) : (
        <>
          <ShippingAddressPanel checkout={checkout} />
          {checkout.needsAddress && (
            <LazyPart code={giftMessageCode}>
              {(GiftMessageForm) => <GiftMessageForm bag={checkout.bag} />}
            </LazyPart>
          )}
          <ShippingMethodForm checkout={checkout} />
        </>
      )}
    </CheckoutLayout>
  )
}
