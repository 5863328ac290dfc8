import { useIntl } from 'react-intl'

/** The shop's own, so that edge and browser write the same date. */
const TIME_ZONE = 'America/New_York'

/** @returns a function that writes a date in ISO 8601 for the page's locale */
export function useOrderDate() {
  const intl = useIntl()
  return (date: string) => intl.formatDate(date, { dateStyle: 'long', timeZone: TIME_ZONE })
}
