import { useQueryClient } from '@tanstack/react-query'

import type { SavedAddress } from '#shared/contract/saved-address.ts'

import { lazyCode } from '../../app/lazy-code.ts'
import type { PersonalPageContext } from '../page.ts'

const KEY = ['checkout', 'saved-addresses']

/** Few visitors have saved an address. */
export const savedAddressesForm = lazyCode(
  async () => (await import('./saved-addresses-form.tsx')).SavedAddressesForm,
)

/** Loads a customer's addresses, and the code of their form. Without them, the checkout asks for an address as ever. */
export async function loadSavedAddresses({ customerAccount, queryClient }: PersonalPageContext) {
  const addresses = await customerAccount?.getShippingAddresses().catch(() => [])
  if (!addresses?.length) return
  queryClient.setQueryData<SavedAddress[]>(KEY, addresses)
  await savedAddressesForm.load()
}

/** Empty for guests, and for those who have none. */
export const useSavedAddresses = () => useQueryClient().getQueryData<SavedAddress[]>(KEY) ?? []
