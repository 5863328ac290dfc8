import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Store } from '#shared/stores/store.ts'

import { useAppContext } from '../kit/app-context.ts'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { StoreList } from '../ui/store-chooser/store-chooser.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { HoursToday, StoreAddress, distanceText } from './store-address.tsx'
import { StoreHours } from './store-hours.tsx'
import { codeMessages } from './store-messages.ts'
import type { StoreSearch } from './use-store-choice.ts'

interface StoreOptionsProps {
  search: StoreSearch
  chosenId: string | null
  onChoose: (id: string) => void
}

/** The place of the stores, which is as high while there are none. */
export function StoreOptions({ search, chosenId, onChoose }: StoreOptionsProps) {
  const { found, isLost } = search
  if (found?.stores && found.stores.length > 0) {
    return <Stores stores={found.stores} chosenId={chosenId} onChoose={onChoose} />
  }
  return (
    <StoreList className={found || isLost ? 'empty' : undefined} aria-busy={!found && !isLost}>
      {isLost ? (
        <>
          <p>
            <FormattedMessage
              tagName="span"
              id={navigator.onLine ? 'stores.unavailable' : 'stores.offline'}
            />
          </p>
          <Button type="button" tone="quiet" onClick={search.again}>
            <FormattedMessage id="stores.again" />
          </Button>
        </>
      ) : found ? (
        <NoStores isSomewhere={found.stores !== null} />
      ) : (
        <Loading />
      )}
    </StoreList>
  )
}

interface StoresProps extends Pick<StoreOptionsProps, 'chosenId' | 'onChoose'> {
  stores: readonly Store[]
}

function Stores({ stores, chosenId, onChoose }: StoresProps) {
  const name = useId()
  return (
    <StoreList>
      <fieldset>
        <VisuallyHidden as="legend">
          <FormattedMessage id="stores.list" />
        </VisuallyHidden>
        <ol>
          {stores.map((store) => (
            <StoreOption
              key={store.id}
              store={store}
              name={name}
              isChosen={store.id === chosenId}
              onChoose={() => onChoose(store.id)}
            />
          ))}
        </ol>
      </fieldset>
    </StoreList>
  )
}

function NoStores({ isSomewhere }: { isSomewhere: boolean }) {
  const { country } = useAppContext().site
  return (
    <p>
      <FormattedMessage
        tagName="span"
        id={isSomewhere ? codeMessages(country).none : 'stores.nowhere'}
      />
    </p>
  )
}

const Loading = () => (
  <div className="waiting">
    {[0, 1, 2].map((row) => (
      <div key={row}>
        <Skeleton shape="line" />
        <Skeleton shape="short" />
      </div>
    ))}
  </div>
)

interface StoreOptionProps {
  store: Store
  name: string
  isChosen: boolean
  onChoose: () => void
}

/** A store to choose, with its distance, stock and details. */
function StoreOption({ store, name, isChosen, onChoose }: StoreOptionProps) {
  const intl = useIntl()
  return (
    <li>
      <label>
        <input type="radio" name={name} value={store.id} checked={isChosen} onChange={onChoose} />
        <span className="name" translate="no">
          {store.name}
        </span>{' '}
        <span className="distance">{distanceText(intl, store)}</span>
        <StoreTag store={store} />
      </label>
      <details>
        <summary>
          <FormattedMessage id="stores.details" />
          <VisuallyHidden translate="no"> {store.name}</VisuallyHidden>
        </summary>
        <StoreDetails store={store} />
      </details>
    </li>
  )
}

/** Whether the store takes pickups, and if a product is wanted, whether it has it (spec 1 §2.9). */
function StoreTag({ store: { takesPickup, hasProduct } }: Pick<StoreOptionProps, 'store'>) {
  if (takesPickup && hasProduct === null) return null
  const isGood = takesPickup && hasProduct
  return (
    <span className={isGood ? 'tag' : 'tag off'}>
      {!takesPickup ? (
        <FormattedMessage tagName="span" id="stores.pickupOff" />
      ) : hasProduct ? (
        <FormattedMessage tagName="span" id="stores.itemAvailable" />
      ) : (
        <FormattedMessage tagName="span" id="stores.itemUnavailable" />
      )}
    </span>
  )
}

function StoreDetails({ store }: Pick<StoreOptionProps, 'store'>) {
  const { hours, hoursToday } = store
  return (
    <>
      <StoreAddress store={store} isMapInNewTab>
        <HoursToday hoursToday={hoursToday} as="span" />
      </StoreAddress>
      <StoreHours hours={hours} />
    </>
  )
}
