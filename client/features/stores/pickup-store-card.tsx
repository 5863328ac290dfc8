import { FormattedMessage } from 'react-intl'

import type { Pickup, PickupStore } from '#shared/stores/store.ts'

import { useAppContext } from '../../app/app-context.ts'
import { cityLine } from '../../app/city-line.ts'
import { phoneText } from '../../app/phone-text.ts'
import { PickupPlace } from '../../ui/pickup/pickup.tsx'
import { mapAddress, phoneAddress } from './store-texts.ts'

/** The store of an order: where it is, how to get there, and when it is open. */
export function PickupStoreCard({ store }: { store: PickupStore }) {
  const { site, locale } = useAppContext()
  const { name, address1, phone, hours, hoursToday } = store
  return (
    <PickupPlace>
      <p className="name" translate="no">
        {name}
      </p>
      <address>
        <span translate="no">
          {address1}
          <br />
          {cityLine(store, site.country)}
        </span>
        <a href={mapAddress(store)}>
          <FormattedMessage id="stores.directions" />
          <span className="visually-hidden">
            {' '}
            <FormattedMessage tagName="span" id="stores.directionsTo" values={{ store: name }} />
          </span>
        </a>
        {phone && (
          <a href={phoneAddress(phone)} translate="no">
            {phoneText(phone, locale)}
          </a>
        )}
      </address>
      {hoursToday && (
        <p>
          <FormattedMessage tagName="span" id="stores.hoursToday" values={{ hours: hoursToday }} />
        </p>
      )}
      {hours.length > 0 && (
        <details>
          <summary>
            <FormattedMessage id="stores.hours" />
          </summary>
          <ul>
            {hours.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </PickupPlace>
  )
}

/** The store, who comes there and when. */
export function PickupDetails({ pickup: { store, person, arrival } }: { pickup: Pickup }) {
  const { locale } = useAppContext()
  return (
    <>
      <PickupStoreCard store={store} />
      {person && (
        <p>
          <FormattedMessage
            tagName="span"
            id="stores.pickedUpBy"
            values={{
              name: <strong translate="no">{`${person.firstName} ${person.lastName}`}</strong>,
            }}
          />
          {person.phone && (
            <>
              <br />
              <span translate="no">{phoneText(person.phone, locale)}</span>
            </>
          )}
        </p>
      )}
      {arrival && <p>{arrival}</p>}
    </>
  )
}
