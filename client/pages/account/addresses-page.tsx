import { useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { AccountFrame } from '../../features/account-frame/account-frame.tsx'
import { useRejectedForm } from '../../features/actions/use-rejected-form.ts'
import { loadAddressForm } from '../../features/checkout/load-checkout.ts'
import { defineAccountPage } from '../account-page.ts'
import type { PageProps } from '../page.ts'
import { keepAccountData, useOptionalAccountData } from './account-data.ts'
import { AddressBook } from './address-book.tsx'
import { SavedAddressForm } from './saved-address-form.tsx'

/** The customer's addresses, or the form for one of them. */
export const addressesPage = defineAccountPage({
  async load({ customerAccount, catalog, queryClient, query }) {
    const edited = query.get('edit')
    const [addresses] = await Promise.all([
      customerAccount.getAddresses(),
      edited === null ? null : loadAddressForm({ catalog, queryClient }),
    ])
    keepAccountData(queryClient, 'addresses', addresses)
  },
  Component: function AddressesPage({ query }: PageProps) {
    const intl = useIntl()
    const edited = useEditedAddress(query)
    const title = edited === null ? 'title.addresses' : TITLES[edited]
    return (
      <AccountFrame title={intl.formatMessage({ id: title })} current={routes.addresses.href({})}>
        {edited === null ? (
          <AddressBook done={query.get('done')} />
        ) : (
          <SavedAddressForm addressId={query.get('edit') ?? ''} />
        )}
      </AccountFrame>
    )
  },
})

const TITLES = { new: 'addresses.add', known: 'addresses.edit' } as const

/**
 * Which address has a form. That of one that is gone is the list, unless it was gone when the customer saved it: what
 * was typed can be saved as a new one.
 */
function useEditedAddress(query: URLSearchParams): keyof typeof TITLES | null {
  const edited = query.get('edit')
  const addresses = useOptionalAccountData('addresses') ?? []
  const isKnown = addresses.some(({ addressId }) => addressId === edited)
  const isGone = useRejectedForm('saveAddress')?.problem === 'not-found'
  if (isKnown) return 'known'
  return edited === 'new' || isGone ? 'new' : null
}
