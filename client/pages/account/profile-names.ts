const YEAR = 2001

/** The name of a month in the page's language. @param month from 1 */
export const monthName = (locale: string, month: number) =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(YEAR, month - 1, 1),
  )

/** The name of a locale's language in the page's language, such as "French". */
export const languageName = (locale: string, language: string) =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language.slice(0, 2)) ?? language
