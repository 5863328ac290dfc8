import { FormattedMessage, useIntl } from 'react-intl'

import { storeActions } from '#shared/stores/actions.ts'
import type { Store, StoreSearchResult } from '#shared/stores/store.ts'

import { useAppContext } from '../kit/app-context.ts'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { useHref } from '../kit/link.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { StoreCards } from '../ui/stores.tsx'
import { Heading } from '../ui/text.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { HoursToday, StoreAddress, distanceText } from './store-address.tsx'
import { StoreHours } from './store-hours.tsx'
import { codeMessages } from './store-messages.ts'

/** @param props.result null if the search is unavailable */
export function StoreResults({ result }: { result: StoreSearchResult | null }) {
  const { country } = useAppContext().site
  if (!result || result.stores.length === 0) {
    return (
      <div>
        <Notice tone={result ? 'note' : 'problem'}>
          <p>
            <FormattedMessage
              tagName="span"
              id={result ? codeMessages(country).none : 'stores.unavailable'}
            />
          </p>
        </Notice>
      </div>
    )
  }
  const { stores, postalCode } = result
  return (
    <Stack as="section" gap="l" aria-labelledby="stores">
      <Heading id="stores" size="heading">
        <FormattedMessage
          tagName="span"
          id="stores.found"
          values={{ count: stores.length, code: <span translate="no">{postalCode}</span> }}
        />
      </Heading>
      <StoreCards>
        {stores.map((store) => (
          <StoreCard key={store.id} store={store} postalCode={postalCode ?? ''} />
        ))}
      </StoreCards>
    </Stack>
  )
}

interface StoreCardProps {
  store: Store
  /** The postal code that has found it. */
  postalCode: string
}

/** A store in the list: everything that a shopper needs to go there, and to pick up there. */
function StoreCard({ store, postalCode }: StoreCardProps) {
  const intl = useIntl()
  const { name, hours, hoursToday, takesPickup } = store
  return (
    <li>
      <div className="head">
        <h3 translate="no">{name}</h3>
        <span className="distance">
          <FormattedMessage
            tagName="span"
            id="stores.distance"
            values={{ distance: distanceText(intl, store) }}
          />
        </span>
      </div>
      <StoreAddress store={store} />
      <HoursToday hoursToday={hoursToday} />
      <StoreHours hours={hours} />
      {takesPickup ? (
        <ChooseForm store={store} postalCode={postalCode} />
      ) : (
        <p className="off">
          <strong>
            <FormattedMessage id="stores.pickupOff" />
          </strong>
          <FormattedMessage id="stores.pickupOffText" />
        </p>
      )}
    </li>
  )
}

function ChooseForm({ store: { id, name }, postalCode }: StoreCardProps) {
  return (
    <form action={useHref()(storeActions.chooseStore.path)} method="post">
      <HiddenFields fields={{ storeId: id, postalCode }} />
      <Button type="submit">
        <FormattedMessage id="stores.choose" />
        <VisuallyHidden translate="no"> {name}</VisuallyHidden>
      </Button>
    </form>
  )
}
