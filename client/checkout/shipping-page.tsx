import { useQueryClient } from '@tanstack/react-query'

import type { Checkout } from '#shared/checkout/checkout.ts'

import {
  type AddressChoice,
  loadWithAddresses,
  SAVED_ADDRESSES_KEY,
  SavedAddressesForm,
} from '../account/saved-addresses-form.tsx'
import { useAppContext } from '../kit/app-context.ts'
import { lazyCode } from '../kit/lazy-code.ts'
import { LazyPart } from '../kit/lazy-part.tsx'
import { definePersonalPage, type PageProps } from '../kit/page.ts'
import { ServerMarkup } from '../kit/server-markup.tsx'
import { CheckoutLayout } from './checkout-layout.tsx'
import { orOutage } from './checkout-outage.tsx'
import { checkoutShell } from './checkout-shell.tsx'
import { FormError } from './form-error.tsx'
import { loadCheckout, useCheckout } from './queries.ts'
import { ShippingAddressForm } from './shipping-address-form.tsx'
import { ShippingAnswers } from './shipping-answers.tsx'
import { ShippingMethodForm } from './shipping-method-form.tsx'

export const shippingPage = definePersonalPage({
  load: import.meta.env.SSR ? loadOnEdge : (context) => loadCheckout(context, 'shipping'),
  Component: orOutage('shipping', Shipping),
  shell: checkoutShell,
})

async function loadOnEdge(context: Parameters<typeof loadWithAddresses>[0]) {
  await giftMessageCode.load()
  return loadWithAddresses(context)
}

/** Asks for the address first, then for the shipping method. Orders without shipping have neither. */
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

/** Few orders have a message, and its form is closed at first. */
const giftMessageCode = lazyCode(
  async () => (await import('./gift-message-form.tsx')).GiftMessageForm,
)
