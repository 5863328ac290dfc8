import { FormattedMessage, useIntl } from 'react-intl'

import { actions } from '#shared/actions.ts'
import type { Bag, BagLine } from '#shared/contract/bag.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { Button } from '../../ui/button.tsx'
import { LineFulfillment } from '../../ui/bag.tsx'
import { HiddenFields } from '../actions/hidden-fields.tsx'
import { useRejectedForm } from '../actions/use-rejected-form.ts'
import { ActionNotice } from './action-notice.tsx'
import { OBSTACLE_MESSAGES } from './obstacle-messages.ts'
import { problemMessage } from './problem-message.ts'

interface FulfillmentOfLineProps {
  line: BagLine
  store: Bag['pickupStore']
}

/** How the line reaches the shopper, and the other way or why there is none. Its form is always posted. */
export function FulfillmentOfLine({ line, store }: FulfillmentOfLineProps) {
  const intl = useIntl()
  const refused = useRejectedForm('setFulfillment', { lineId: line.id })
  const id = problemMessage('setFulfillment', refused?.problem ?? 'not-added')
  const isPickup = line.fulfillment === 'pickup'
  if (!isPickup && !line.hasOtherWay) return null
  return (
    <LineFulfillment>
      <p className="way">
        <FormattedMessage
          tagName="span"
          id={isPickup ? 'pickup.at' : 'pickup.shipped'}
          values={{ store: store?.name }}
        />
      </p>
      {line.hasOtherWay && <OtherWay line={line} store={store} />}
      {refused && (
        <ActionNotice id={`line-${line.id}-way-notice`} text={intl.formatMessage({ id })} isFirst />
      )}
    </LineFulfillment>
  )
}

function OtherWay({
  line: { id: lineId, name, fulfillment, otherObstacle },
  store,
}: FulfillmentOfLineProps) {
  const href = useHref()
  const isPickup = fulfillment === 'pickup'
  if (otherObstacle === 'no-store') {
    return (
      <a href={href(routes.storeLocator.href({}))}>
        <FormattedMessage id="pickup.chooseStore" />
      </a>
    )
  }
  if (otherObstacle) {
    return (
      <p className="why">
        <FormattedMessage
          tagName="span"
          id={isPickup ? 'pickup.notShipped' : OBSTACLE_MESSAGES[otherObstacle]}
        />
      </p>
    )
  }
  return (
    <form method="post" action={href(actions.setFulfillment.path)}>
      <HiddenFields fields={{ lineId, fulfillment: isPickup ? 'shipping' : 'pickup' }} />
      <Button type="submit" tone="quiet">
        <FormattedMessage
          tagName="span"
          id={isPickup ? 'pickup.shipInstead' : 'pickup.pickUpInstead'}
          values={{ store: store?.name }}
        />
        <span className="visually-hidden"> {name}</span>
      </Button>
    </form>
  )
}
