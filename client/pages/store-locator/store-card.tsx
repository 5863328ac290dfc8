import { FormattedMessage, useIntl } from 'react-intl'

import { actions } from '#shared/actions.ts'
import type { Store } from '#shared/stores/store.ts'

import { useAppContext } from '../../app/app-context.ts'
import { cityLine } from '../../app/city-line.ts'
import { phoneText } from '../../app/phone-text.ts'
import { useHref } from '../../app/link.ts'
import { HiddenFields } from '../../features/actions/hidden-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { distanceText, mapAddress, phoneAddress } from '../../features/stores/store-texts.ts'

interface StoreCardProps {
  store: Store
  /** The postal code that has found it. */
  postalCode: string
}

/** A store in the list: everything that a shopper needs to go there, and to pick up there. */
export function StoreCard({ store, postalCode }: StoreCardProps) {
  const intl = useIntl()
  const { site, locale } = useAppContext()
  const { name, address1, phone, hoursToday, takesPickup } = store
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
      <address>
        <a href={mapAddress(store)} translate="no">
          {address1}
          <br />
          {cityLine(store, site.country)}
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
    <form action={useHref()(actions.chooseStore.path)} method="post">
      <HiddenFields fields={{ storeId: id, postalCode }} />
      <Button type="submit">
        <FormattedMessage id="stores.choose" />
        <VisuallyHidden translate="no"> {name}</VisuallyHidden>
      </Button>
    </form>
  )
}
