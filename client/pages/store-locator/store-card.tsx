import { FormattedMessage, useIntl } from 'react-intl'

import type { Store } from '#shared/contract/store.ts'

import { useAppContext } from '../../app/app-context.ts'
import { cityLine } from '../../app/city-line.ts'
import { distanceText, mapAddress, phoneAddress } from '../../features/stores/store-texts.ts'

/** A store in the list: everything that a shopper needs to go there. */
export function StoreCard({ store }: { store: Store }) {
  const intl = useIntl()
  const { country } = useAppContext().site
  const { name, address1, phone, hoursToday, takesPickup } = store
  return (
    <li>
      <div className="head">
        <h3 translate="no">{name}</h3>
        <span className="distance">
          <FormattedMessage id="stores.distance" values={{ distance: distanceText(intl, store) }} />
        </span>
      </div>
      <address>
        <a href={mapAddress(store)} translate="no">
          {address1}
          <br />
          {cityLine(store, country)}
        </a>
        {phone && (
          <a href={phoneAddress(phone)} translate="no">
            {phone}
          </a>
        )}
      </address>
      {hoursToday && (
        <p>
          <FormattedMessage id="stores.hoursToday" values={{ hours: hoursToday }} />
        </p>
      )}
      {!takesPickup && (
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
