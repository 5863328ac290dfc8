import { useId } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Store } from '#shared/stores/store.ts'

import { useAppContext } from '../../app/app-context.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StoreList } from '../../ui/store-chooser/store-chooser.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CODE_MESSAGES } from './code-messages.ts'
import { StoreOption } from './store-option.tsx'
import type { StoreSearch } from './use-store-search.ts'

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
        <Waiting />
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
        id={isSomewhere ? CODE_MESSAGES[country].none : 'stores.nowhere'}
      />
    </p>
  )
}

const Waiting = () => (
  <div className="waiting">
    {[0, 1, 2].map((row) => (
      <div key={row}>
        <Skeleton shape="line" />
        <Skeleton shape="short" />
      </div>
    ))}
  </div>
)
