import { FormattedMessage, useIntl } from 'react-intl'

import type { Store } from '#shared/stores/store.ts'

import { useAppContext } from '../../app/app-context.ts'
import { cityLine } from '../../app/city-line.ts'
import { phoneText } from '../../app/phone-text.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { distanceText, mapAddress, phoneAddress } from './store-texts.ts'

interface StoreOptionProps {
  store: Store
  name: string
  isChosen: boolean
  onChoose: () => void
}

/** A store to choose, with what helps to decide. */
export function StoreOption({ store, name, isChosen, onChoose }: StoreOptionProps) {
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
  const { site, locale } = useAppContext()
  const { address1, phone, hoursToday } = store
  return (
    <address>
      <a href={mapAddress(store)} target="_blank" rel="noopener" translate="no">
        {address1}
        <br />
        {cityLine(store, site.country)}
      </a>
      {phone && (
        <a href={phoneAddress(phone)} translate="no">
          {phoneText(phone, locale)}
        </a>
      )}
      {hoursToday && (
        <span>
          <FormattedMessage tagName="span" id="stores.hoursToday" values={{ hours: hoursToday }} />
        </span>
      )}
    </address>
  )
}
