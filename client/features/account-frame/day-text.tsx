import { FormattedDate } from 'react-intl'

/** A day of a service, YYYY-MM-DD, which is the same in every time zone. */
export function DayText({ day }: { day: string }) {
  return (
    <FormattedDate
      value={`${day}T00:00:00Z`}
      timeZone="UTC"
      year="numeric"
      month="long"
      day="numeric"
    />
  )
}
