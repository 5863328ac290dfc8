import { FormattedMessage } from 'react-intl'

import type { LivePlace } from '#shared/stores/availability.ts'

import { useAppContext } from '../../app/app-context.ts'
import { cityLine } from '../../app/city-line.ts'
import { mapAddress, phoneAddress } from '../stores/store-texts.ts'

/** Where the shopper's store is, its phone number, and when it is open today (spec 2 §3). */
export function StorePlace({ place }: { place: LivePlace }) {
  const { country } = useAppContext().site
  const { address1, phone, hoursToday } = place
  return (
    <address>
      <a href={mapAddress(place)} target="_blank" rel="noopener" translate="no">
        {`${address1}, ${cityLine(place, country)}`}
      </a>{' '}
      {phone && (
        <a href={phoneAddress(phone)} translate="no">
          {phone}
        </a>
      )}{' '}
      {hoursToday && (
        <FormattedMessage tagName="span" id="stores.hoursToday" values={{ hours: hoursToday }} />
      )}
    </address>
  )
}
