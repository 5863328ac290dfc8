import { useQueryClient } from '@tanstack/react-query'

import type { Checkout } from '#shared/checkout/checkout.ts'

import { loadCheckout } from '../../features/checkout/load-checkout.ts'
import { CheckoutLayout } from '../../features/checkout/checkout-layout.tsx'
import { FormError } from '../../features/checkout/form-error.tsx'
import { useCheckout } from '../../features/checkout/use-checkout.ts'
import { useAppContext } from '../../app/app-context.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { ServerMarkup } from '../../app/server-markup.tsx'
import { definePersonalPage, type PageProps } from '../page.ts'
import { checkoutShell } from './checkout-shell.ts'
import { giftMessageCode } from './gift-message-code.ts'
import { loadWithAddresses, SAVED_ADDRESSES_KEY, type AddressChoice } from './saved-addresses.ts'
import { SavedAddressesForm } from './saved-addresses-form.tsx'
import { ShippingAddressForm } from './shipping-address-form.tsx'
import { ShippingAnswers } from './shipping-answers.tsx'
import { ShippingMethodForm } from './shipping-method-form.tsx'

export const shippingPage = definePersonalPage({
  load: import.meta.env.SSR ? loadOnEdge : (context) => loadCheckout(context, 'shipping'),
  Component: Shipping,
  shell: checkoutShell,
})

async function loadOnEdge(context: Parameters<typeof loadWithAddresses>[0]) {
  await giftMessageCode.load()
  return loadWithAddresses(context)
}

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
    <CheckoutLayout step="shipping" checkout={checkout} query={query}>
      {isAddressOpen ? (
        <AddressPart checkout={checkout} />
      ) : (
        <>
          <ShippingAnswers checkout={checkout} />
          <ShippingMethodForm checkout={checkout} />
          {checkout.needsAddress && (
            <LazyPart code={giftMessageCode}>
              {(GiftMessageForm) => <GiftMessageForm bag={checkout.bag} />}
            </LazyPart>
          )}
        </>
      )}
    </CheckoutLayout>
  )
}

/** The saved addresses, or the fields. */
function AddressPart({ checkout }: { checkout: Checkout }) {
  const rejected = useAppContext().rejectedForm()
  const choice = useQueryClient().getQueryData<AddressChoice>(SAVED_ADDRESSES_KEY)
  if (!choice?.isOffered)
    return <ShippingAddressForm checkout={checkout} canSave={choice !== undefined} />
  return (
    <>
      {rejected && <FormError formError={rejected.problem} />}
      <ServerMarkup as="div">
        {() =>
          import.meta.env.SSR && (
            <SavedAddressesForm addresses={choice.addresses} current={checkout.shippingAddress} />
          )
        }
      </ServerMarkup>
    </>
  )
}
