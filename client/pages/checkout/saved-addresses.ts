import { useQueryClient } from '@tanstack/react-query'

import type { SavedAddress } from '#shared/contract/saved-address.ts'

import type { PersonalPageContext } from '../page.ts'

const KEY = ['saved-addresses']

/** Loads a customer's addresses. Without them, the checkout asks for an address as ever. */
export async function loadSavedAddresses({ customerAccount, queryClient }: PersonalPageContext) {
  const addresses = await customerAccount?.getShippingAddresses().catch(() => [])
  if (addresses?.length) queryClient.setQueryData<SavedAddress[]>(KEY, addresses)
}

/** Undefined for guests, and for customers who have none. */
export const useSavedAddresses = () => useQueryClient().getQueryData<SavedAddress[]>(KEY)
