import { FormattedMessage } from 'react-intl'

import type { Fulfillment } from '#shared/fulfillment/fulfillment.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { useSession } from '../../app/session.ts'
import { FulfillmentChoice as Choice } from '../../ui/quantity.tsx'

interface FulfillmentChoiceProps {
  chosen: Fulfillment
  isShipped: boolean
  onChoose: (fulfillment: Fulfillment) => void
}

/** Shipping or pickup of a product that is added, and the store of the pickup. */
export function FulfillmentChoice({ chosen, isShipped, onChoose }: FulfillmentChoiceProps) {
  const href = useHref()
  const store = useSession()?.store
  const way = (fulfillment: Fulfillment) => (
    <label>
      <input
        type="radio"
        name="fulfillment"
        value={fulfillment}
        defaultChecked={chosen === fulfillment}
        onChange={() => onChoose(fulfillment)}
      />
      <FormattedMessage id={fulfillment === 'pickup' ? 'pickup.inStore' : 'pickup.shipIt'} />
    </label>
  )
  return (
    <Choice>
      <legend className="visually-hidden">
        <FormattedMessage id="pickup.choice" />
      </legend>
      {isShipped && way('shipping')}
      {way('pickup')}
      <a href={href(routes.storeLocator.path)}>
        {store?.storeName ?? <FormattedMessage id="shell.selectStore" />}
      </a>
    </Choice>
  )
}
