import { FormattedMessage } from 'react-intl'

import type { ArrivalDays as Days } from '#shared/contract/checkout.ts'

import { useDayText } from './use-day-text.ts'

/** Between which days an order arrives, or the day if they are one. */
export function ArrivalDays({ days: { from, to } }: { days: Days }) {
  const dayText = useDayText()
  return from === to ? (
    <FormattedMessage id="arrival.day" values={{ day: dayText(from) }} />
  ) : (
    <FormattedMessage id="arrival.days" values={{ from: dayText(from), to: dayText(to) }} />
  )
}
