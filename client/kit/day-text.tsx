import { useIntl } from 'react-intl'

/** A day of a service, YYYY-MM-DD, which is the same in every time zone. */
export function DayText({ day }: { day: string }) {
  const { formatDate, formatMessage } = useIntl()
  const text = formatDate(`${day}T00:00:00Z`, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  })
  // French counts the first of a month, which formatters do not.
  const first = formatMessage({ id: 'date.first' })
  return <time dateTime={day}>{text.replace(/^1 /, `${first} `)}</time>
}
