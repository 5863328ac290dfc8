import { useIntl, FormattedMessage } from 'react-intl'
import { useQueryClient } from '@tanstack/react-query'

import { accountFormActions } from '#shared/account/actions.ts'
import { routes } from '#shared/routes.ts'
import { answerKey } from '#shared/form-answer.ts'
import {
  MAX_ADDRESSES,
  type RemovedAddress,
  type SavedAddress,
} from '#shared/account/saved-address.ts'
import { addressToInput } from '#shared/checkout/address.ts'

import { AccountFrame, EmptyState, CardButton } from './account-frame.tsx'
import { useRejectedForm } from '../kit/forms/use-rejected-form.ts'
import { loadAddressForm } from '../checkout/queries.ts'
import { defineAccountPage } from './account-page.ts'
import type { PageProps } from '../kit/page.ts'
import { keepAccountData, useOptionalAccountData, useAccountData } from './account-state.ts'
import { SavedAddressForm } from './saved-address-form.tsx'
import { useHref } from '../kit/link.ts'
import { DoneNotice, RejectedChange } from './notices.tsx'
import { AccountCards } from './look.tsx'
import { ButtonLink, ButtonRow, Button } from '../ui/button.tsx'
import { Text } from '../ui/text.tsx'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { Notice } from '../ui/form.tsx'
import { AddressText } from '../checkout/address-text.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

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

const DONE = {
  added: 'addresses.added',
  changed: 'addresses.changed',
  known: 'addresses.known',
  preferred: 'addresses.preferredNow',
} as const

/** The addresses, and what was done with the last one. */
function AddressBook({ done }: { done: string | null }) {
  const href = useHref()
  const addresses = useAccountData('addresses')
  const key = answerKey('removeAddress')
  const answer = useQueryClient().getQueryData<RemovedAddress>(key)
  const isFull = addresses.length >= MAX_ADDRESSES
  return (
    <>
      {answer ? (
        <RemovedNotice removed={answer.removed} />
      ) : (
        <DoneNotice done={done} texts={DONE} />
      )}
      <RejectedChange actions={['removeAddress', 'preferAddress', 'saveAddress']} />
      {addresses.length === 0 ? (
        <EmptyState title="addresses.none" text="addresses.noneText" />
      ) : (
        <AccountCards>
          {addresses.map((saved) => (
            <SavedAddressCard key={saved.addressId} saved={saved} />
          ))}
        </AccountCards>
      )}
      {isFull ? (
        <Text tone="quiet">
          <FormattedMessage tagName="span" id="addresses.full" values={{ most: MAX_ADDRESSES }} />
        </Text>
      ) : (
        <ButtonRow>
          <ButtonLink tone="primary" href={href(routes.addresses.href({}), 'edit=new')}>
            <FormattedMessage id="addresses.add" />
          </ButtonLink>
        </ButtonRow>
      )}
    </>
  )
}

interface RemovedNoticeProps {
  /** Null if it was gone before. */
  removed: SavedAddress | null
}

/** Reports a removed address. Its form saves it again. */
function RemovedNotice({ removed }: RemovedNoticeProps) {
  const href = useHref()
  return (
    <Notice role="status">
      <p>
        <FormattedMessage id="addresses.removed" />
      </p>
      {removed && (
        <form method="post" action={href(accountFormActions.saveAddress.path)}>
          <HiddenFields
            fields={{
              ...addressToInput(removed.address),
              countryCode: removed.address.countryCode,
              isPreferred: removed.isPreferred ? 'on' : '',
            }}
          />
          <Button type="submit">
            <FormattedMessage id="addresses.undo" />
          </Button>
        </form>
      )}
    </Notice>
  )
}

/** An address, and what can be done with it. */
function SavedAddressCard({ saved }: { saved: SavedAddress }) {
  const href = useHref()
  const { addressId, isPreferred, address } = saved
  const query = new URLSearchParams({ edit: addressId }).toString()
  return (
    <li>
      {isPreferred && (
        <p className="preferred">
          <FormattedMessage id="account.preferred" />
        </p>
      )}
      <AddressText address={address} />
      <div className="actions">
        <ButtonLink tone="quiet" href={href(routes.addresses.href({}), query)}>
          <FormattedMessage id="account.edit" />
          <VisuallyHidden> {address.address1}</VisuallyHidden>
        </ButtonLink>
        <CardButton
          action="removeAddress"
          fields={{ addressId }}
          text="account.remove"
          about={address.address1}
        />
        {!isPreferred && (
          <CardButton
            action="preferAddress"
            fields={{ addressId }}
            text="account.prefer"
            about={address.address1}
          />
        )}
      </div>
    </li>
  )
}
