import { FormattedMessage, useIntl } from 'react-intl'

import { actions } from '#shared/actions.ts'
import type { BagLine } from '#shared/bag/bag.ts'

import { useHref } from '../../app/link.ts'
import { Button } from '../../ui/button.tsx'
import { HiddenFields } from '../actions/hidden-fields.tsx'
import { useRejectedForm } from '../actions/use-rejected-form.ts'
import { ActionNotice } from './action-notice.tsx'
import { OBSTACLE_MESSAGES } from './obstacle-messages.ts'
import { problemMessage } from './problem-message.ts'

/** The other way for a line to reach the shopper, or why there is none. Its form is always posted. */
export function OtherWay({ line }: { line: BagLine }) {
  const intl = useIntl()
  const rejected = useRejectedForm('setFulfillment', { lineId: line.id })
  const id = problemMessage('setFulfillment', rejected?.problem ?? 'not-added')
  if (!line.hasOtherWay) return null
  return (
    <>
      {line.otherObstacle ? <Obstacle line={line} /> : <OtherWayForm line={line} />}
      {rejected && (
        <ActionNotice id={`line-${line.id}-way-notice`} text={intl.formatMessage({ id })} isFirst />
      )}
    </>
  )
}

/** A store is chosen above the lines. */
function Obstacle({ line: { fulfillment, otherObstacle } }: { line: BagLine }) {
  if (!otherObstacle || otherObstacle === 'no-store') return null
  return (
    <p className="unit">
      <FormattedMessage
        tagName="span"
        id={fulfillment === 'pickup' ? 'pickup.notShipped' : OBSTACLE_MESSAGES[otherObstacle]}
      />
    </p>
  )
}

function OtherWayForm({ line: { id: lineId, name, fulfillment } }: { line: BagLine }) {
  const isPickup = fulfillment === 'pickup'
  return (
    <form method="post" action={useHref()(actions.setFulfillment.path)} className="way">
      <HiddenFields fields={{ lineId, fulfillment: isPickup ? 'shipping' : 'pickup' }} />
      <Button type="submit" tone="quiet">
        <FormattedMessage
          tagName="span"
          id={isPickup ? 'pickup.shipInstead' : 'pickup.pickUpInstead'}
        />
        <span className="visually-hidden"> {name}</span>
      </Button>
    </form>
  )
}
