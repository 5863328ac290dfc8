import { FormattedMessage } from 'react-intl'

import type { Pickup, PickupStore } from '#shared/stores/store.ts'

import { useAppContext } from '../kit/app-context.ts'
import { cityLine, phoneText } from '../kit/address-lines.ts'
import { PickupPlace } from './look.tsx'
import { HoursToday, StorePhone, mapAddress } from './store-address.tsx'
import { StoreHours } from './store-hours.tsx'

/** The store of an order: where it is, how to get there, and when it is open. */
export function PickupStoreCard({ store }: { store: PickupStore }) {
  const { site } = useAppContext()
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
        <StorePhone phone={phone} />
      </address>
      <HoursToday hoursToday={hoursToday} />
      <StoreHours hours={hours} />
    </PickupPlace>
  )
}

/** The store, who comes there and when. */
export function PickupDetails({ pickup: { store, person, arrival } }: { pickup: Pickup }) {
  const { site, locale } = useAppContext()
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
              <span translate="no">{phoneText(person.phone, site.country, locale)}</span>
            </>
          )}
        </p>
      )}
      {arrival && <p>{arrival}</p>}
    </>
  )
}
