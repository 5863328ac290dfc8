import { FormattedMessage } from 'react-intl'

import type { Pickup } from '#shared/stores/store.ts'

import { PickupDetails } from '../stores/pickup-store-card.tsx'
import { AnswerPanel } from './answer-panel.tsx'

/** Where and by whom the order is picked up, with a link to edit it. */
export function PickupAnswer({ pickup }: { pickup: Pickup }) {
  return (
    <AnswerPanel
      id="pickup"
      part="pickup"
      heading={<FormattedMessage tagName="span" id="pickup.inStore" />}
    >
      <PickupDetails pickup={pickup} />
    </AnswerPanel>
  )
}
