import { FormattedMessage, useIntl } from 'react-intl'

import type { ArrivalDays as Days } from '#shared/contract/checkout.ts'

/** Between which days an order arrives. Apart from the product's arrival, whose code loads lazily. */
export function ArrivalDays({ days: { from, to } }: { days: Days }) {
  const intl = useIntl()
  // A day is the same everywhere, so it is written without a time zone.
  const text = (day: string) =>
    intl.formatDate(day, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
  return from === to ? (
    <FormattedMessage id="arrival.day" values={{ day: text(from) }} />
  ) : (
    <FormattedMessage id="arrival.days" values={{ from: text(from), to: text(to) }} />
  )
}
