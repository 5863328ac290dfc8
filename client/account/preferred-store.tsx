import { FormattedMessage } from 'react-intl'

import type { PickupStore } from '#shared/stores/store.ts'
import { routes } from '#shared/routes.ts'

import { actionProps } from '../kit/document-actions.ts'
import { useHref } from '../kit/link.ts'
import { useSession } from '../kit/session.ts'
import { CardButton } from './account-frame.tsx'
import { PickupStoreCard } from '../stores/pickup-store-card.tsx'
import { ButtonLink, ButtonRow } from '../ui/button.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { useAccountData } from './account-state.ts'

/** The store that the customer picks up at. Another one is chosen in the dialog, or in the store locator. */
export function PreferredStore() {
  const href = useHref()
  const { store: loaded } = useAccountData('profile')
  const session = useSession()
  // Once another store is chosen in the dialog, only its name is known until the next document.
  const isGone = loaded?.isGone === true
  const now = session ? session.store : isGone ? null : loaded
  const place = loaded && loaded.storeId === now?.storeId ? loaded.place : null
  return (
    <Panel aria-labelledby="preferred-store">
      <Heading as="h2" size="small" id="preferred-store">
        <FormattedMessage id="profile.store" />
      </Heading>
      <StoreOrName name={now?.storeName} place={place} isGone={isGone} />
      <ButtonRow>
        <ButtonLink href={href(routes.storeLocator.href({}))} {...actionProps('chooseStore', '')}>
          <FormattedMessage
            tagName="span"
            id={now ? 'profile.storeOther' : 'profile.storeChange'}
          />
        </ButtonLink>
        {now && (
          <CardButton
            action="removeStore"
            fields={{ storeId: now.storeId }}
            text="account.remove"
            about={now.storeName}
          />
        )}
      </ButtonRow>
    </Panel>
  )
}

interface StoreOrNameProps {
  name: string | undefined
  place: PickupStore | null
  isGone: boolean
}

function StoreOrName({ name, place, isGone }: StoreOrNameProps) {
  if (place) return <PickupStoreCard store={place} />
  if (name !== undefined) return <p translate="no">{name}</p>
  return (
    <Text tone={isGone ? 'plain' : 'quiet'} measured>
      <FormattedMessage tagName="span" id={isGone ? 'pickup.storeGone' : 'profile.noStore'} />
    </Text>
  )
}
