import { FormattedMessage, useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { AccountFrame } from '../../features/account-frame/account-frame.tsx'
import { CardButton } from '../../features/account-frame/card-button.tsx'
import { DoneNotice } from '../../features/account-frame/done-notice.tsx'
import { EmptyState } from '../../features/account-frame/empty-state.tsx'
import { CardText } from '../../features/checkout/card-text.tsx'
import { AccountCards } from '../../ui/account-frame/account-frame.tsx'
import { Text } from '../../ui/text.tsx'
import { MAX_CARDS, type SavedCard } from '#shared/account/saved-card.ts'
import { defineAccountPage } from '../account-page.ts'
import type { PageProps } from '../page.ts'
import { keepAccountData, useAccountData } from './account-data.ts'
import { AddCardForm } from './add-card-form.tsx'
import { CardInUse } from './card-in-use.tsx'
import { RejectedChange } from './rejected-change.tsx'

const DONE = {
  'card-added': 'cards.added',
  'card-known': 'cards.known',
  'card-removed': 'cards.removed',
  'card-preferred': 'cards.preferredNow',
  'card-limit': 'cards.full',
  'card-failed': 'cards.failed',
} as const

const REJECTED = {
  'card-in-use': { heading: 'cards.inUse', text: 'cards.inUseText' },
} as const

/** The customer's cards, and the provider's field for another one. */
export const paymentMethodsPage = defineAccountPage({
  async load({ customerAccount, queryClient }) {
    keepAccountData(queryClient, 'cards', await customerAccount.getCards())
  },
  Component: function PaymentMethodsPage({ query }: PageProps) {
    const title = useIntl().formatMessage({ id: 'title.payment' })
    return (
      <AccountFrame title={title} current={routes.paymentMethods.href({})}>
        <Cards done={query.get('done')} />
      </AccountFrame>
    )
  },
})

function Cards({ done }: { done: string | null }) {
  const { cards } = useAccountData('cards')
  return (
    <>
      <DoneNotice done={done} texts={DONE} />
      <RejectedChange
        actions={['addCard', 'removeCard', 'preferCard', 'startCardPage']}
        messages={REJECTED}
      >
        <CardInUse />
      </RejectedChange>
      {cards.length === 0 ? (
        <EmptyState title="cards.none" text="cards.noneText" />
      ) : (
        <AccountCards>
          {cards.map((saved) => (
            <SavedCardItem key={saved.instrumentId} saved={saved} />
          ))}
        </AccountCards>
      )}
      {cards.length < MAX_CARDS ? (
        <AddCardForm />
      ) : (
        <Text tone="quiet">
          <FormattedMessage id="cards.fullText" />
        </Text>
      )}
    </>
  )
}

function SavedCardItem({ saved }: { saved: SavedCard }) {
  const { instrumentId, isPreferred, isExpired, holder, card } = saved
  const about = `${card.brand} ${card.lastDigits}`
  return (
    <li>
      {isPreferred && !isExpired && (
        <p className="preferred">
          <FormattedMessage id="account.preferred" />
        </p>
      )}
      {isExpired && (
        <p className="expired">
          <FormattedMessage id="cards.expired" />
        </p>
      )}
      <p>
        <CardText card={card} />
      </p>
      {holder && (
        <p className="quiet" translate="no">
          {holder}
        </p>
      )}
      <div className="actions">
        <CardButton
          action="removeCard"
          fields={{ instrumentId }}
          text="account.remove"
          about={about}
        />
        {!isPreferred && !isExpired && (
          <CardButton
            action="preferCard"
            fields={{ instrumentId }}
            text="account.prefer"
            about={about}
          />
        )}
      </div>
    </li>
  )
}
