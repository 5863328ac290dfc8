import { useIntl } from 'react-intl'

/** A day is the same everywhere, so it is written without a time zone. */
export function useDayText() {
  const intl = useIntl()
  return (day: string) =>
    intl.formatDate(day, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
}
