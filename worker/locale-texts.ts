import type { Locale } from '#shared/site/site.ts'

/*
 * Texts for browsers. Their first format of a date, and of a number with options, takes a slow phone 100 to 200 ms.
 */

/** Days are the same everywhere, so they are written without a time zone. */
const TIME_ZONE = 'UTC'

const DATES = {
  short: { weekday: 'short', month: 'short', day: 'numeric', timeZone: TIME_ZONE },
  long: { year: 'numeric', month: 'long', day: 'numeric', timeZone: TIME_ZONE },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

const dateFormats = new Map<string, Intl.DateTimeFormat>()
const averageFormats = new Map<Locale, Intl.NumberFormat>()

/**
 * "Thu, Nov 26" or "November 26, 2026".
 *
 * @param date an ISO date or time
 */
export function dateText(date: string, locale: Locale, length: keyof typeof DATES): string {
  const key = `${locale} ${length}`
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, DATES[length])
  dateFormats.set(key, format)
  return format.format(new Date(date))
}

/** "4.0" */
export function averageText(average: number, locale: Locale): string {
  const format = averageFormats.get(locale) ?? new Intl.NumberFormat(locale, ONE_DECIMAL)
  averageFormats.set(locale, format)
  return format.format(average)
}
