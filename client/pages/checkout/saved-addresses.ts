import type { Shopper } from '#shared/contract/shopper.ts'
import type { SavedAddress } from '#shared/contract/saved-address.ts'

import { loadCheckout } from '../../features/checkout/load-checkout.ts'
import { checkoutQuery } from '../../features/checkout/queries.ts'
import type { PersonalPageContext } from '../page.ts'

/** The query of the addresses to offer. It has no data where the shopper types one. */
export const SAVED_ADDRESSES_KEY = ['addresses']

/**
 * Loads the customer's addresses beside the checkout, if the step offers them: only its fields ask who picks up.
 * Without them, the step asks for an address as ever.
 */
export async function loadWithAddresses(context: PersonalPageContext) {
  const { customerAccount, queryClient, query, shopper } = context
  const isTyping = query.get('edit') === 'form'
  const [outcome, addresses] = await Promise.all([
    loadCheckout(context, 'shipping'),
    isTyping ? [] : customerAccount?.getShippingAddresses().catch(() => []),
  ])
  if (outcome || !addresses?.length) return outcome
  const checkout = await queryClient.query(checkoutQuery(shopper, 'shipping'))
  if (isAddressOnly(checkout))
    queryClient.setQueryData<SavedAddress[]>(SAVED_ADDRESSES_KEY, addresses)
  return outcome
}

/** Whether an address is all that the step asks for. */
const isAddressOnly = (checkout: Awaited<ReturnType<Shopper['getCheckout']>>) =>
  checkout !== null &&
  !('kind' in checkout) &&
  checkout.needsAddress &&
  checkout.pickup?.person !== null
