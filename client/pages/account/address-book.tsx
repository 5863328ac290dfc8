import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import { answerKey } from '#shared/actions.ts'
import { MAX_ADDRESSES, type RemovedAddress } from '#shared/account/saved-address.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { DoneNotice } from '../../features/account-frame/done-notice.tsx'
import { EmptyState } from '../../features/account-frame/empty-state.tsx'
import { AccountCards } from '../../ui/account-frame/account-frame.tsx'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Text } from '../../ui/text.tsx'
import { useAccountData } from './account-data.ts'
import { RejectedChange } from './rejected-change.tsx'
import { RemovedNotice } from './removed-notice.tsx'
import { SavedAddressCard } from './saved-address-card.tsx'

const DONE = {
  added: 'addresses.added',
  changed: 'addresses.changed',
  known: 'addresses.known',
  preferred: 'addresses.preferredNow',
} as const

/** The addresses, and what was done with the last one. */
export function AddressBook({ done }: { done: string | null }) {
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
