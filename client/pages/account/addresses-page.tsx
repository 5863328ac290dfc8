import { useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { AccountFrame } from '../../features/account-frame/account-frame.tsx'
import { loadAddressForm } from '../../features/checkout/load-checkout.ts'
import { defineAccountPage } from '../account-page.ts'
import type { PageProps } from '../page.ts'
import { keepAccountData, useAccountData } from './account-data.ts'
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
    const title = titleOf(query.get('edit'))
    return (
      <AccountFrame title={intl.formatMessage({ id: title })} current={routes.addresses.href({})}>
        <Content query={query} />
      </AccountFrame>
    )
  },
})

/** The form of an address that is gone is the list. */
function Content({ query }: Pick<PageProps, 'query'>) {
  const edited = query.get('edit')
  const isKnown = useAccountData('addresses').some(({ addressId }) => addressId === edited)
  return edited === 'new' || isKnown ? (
    <SavedAddressForm edited={edited ?? ''} />
  ) : (
    <AddressBook done={query.get('done')} />
  )
}

function titleOf(edited: string | null) {
  if (edited === null) return 'title.addresses'
  return edited === 'new' ? 'addresses.add' : 'addresses.edit'
}
