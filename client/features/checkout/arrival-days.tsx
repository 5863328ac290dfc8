import { FormattedMessage } from 'react-intl'

import type { ArrivalDays as Days } from '#shared/checkout/checkout.ts'

/** Between which days an order arrives. Apart from the product's arrival, whose code loads lazily. */
export function ArrivalDays({ days: { from, to } }: { days: Days }) {
  return from === to ? (
    <FormattedMessage tagName="span" id="arrival.day" values={{ day: from }} />
  ) : (
    <FormattedMessage tagName="span" id="arrival.days" values={{ from, to }} />
  )
}
