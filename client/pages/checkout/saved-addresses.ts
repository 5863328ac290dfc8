import type { Shopper } from '#shared/shopper.ts'
import type { SavedAddress } from '#shared/account/saved-address.ts'

import { loadCheckout } from '../../features/checkout/load-checkout.ts'
import { checkoutQuery } from '../../features/checkout/queries.ts'
import type { PersonalPageContext } from '../page.ts'

/** What the step knows of a customer's addresses. It has no data for guests, and once the list is full. */
export const SAVED_ADDRESSES_KEY = ['addresses']

export interface AddressChoice {
  /** Whether the step offers them instead of the fields. */
  isOffered: boolean
  addresses: readonly SavedAddress[]
}

/**
 * Loads the customer's addresses beside the checkout. They are offered where an address is all that the step asks for:
 * only its fields ask who picks up. Without them, the step asks for an address as ever.
 */
export async function loadWithAddresses(context: PersonalPageContext) {
  const { customerAccount, queryClient, query, shopper } = context
  const [outcome, saved] = await Promise.all([
    loadCheckout(context, 'shipping'),
    customerAccount?.getShippingAddresses().catch(() => null),
  ])
  if (outcome || !saved) return outcome
  const checkout = await queryClient.query(checkoutQuery(shopper, 'shipping'))
  const isTyping = query.get('edit') === 'form'
  const isOffered = !isTyping && saved.addresses.length > 0 && isAddressOnly(checkout)
  if (isOffered || !saved.isFull) {
    const addresses = isOffered ? saved.addresses : []
    queryClient.setQueryData<AddressChoice>(SAVED_ADDRESSES_KEY, { isOffered, addresses })
  }
  return outcome
}

/** Whether an address is all that the step asks for. */
const isAddressOnly = (checkout: Awaited<ReturnType<Shopper['getCheckout']>>) =>
  checkout !== null &&
  !('kind' in checkout) &&
  checkout.needsAddress &&
  checkout.pickup?.person !== null
