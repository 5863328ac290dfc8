import type { Profile } from '#shared/account/profile.ts'

/** The parts of the profile that have a form. */
const CHANGES = ['info', 'email', 'confirm', 'password', 'passkeys', 'contact', 'delete'] as const
export type ProfileChangeName = (typeof CHANGES)[number]

/** The forms that agents have. The service rejects the others. */
const AGENTS_CHANGES: ReadonlySet<ProfileChangeName> = new Set(['info', 'contact'])

/** The form that the address asks for. */
export const changeIn = (query: URLSearchParams) =>
  CHANGES.find((change) => change === query.get('edit')) ?? null

/** The same, or null if the reader of the profile may not send it. */
export function allowedChange(query: URLSearchParams, profile: Profile | undefined) {
  const change = changeIn(query)
  return change && profile?.isAgent && !AGENTS_CHANGES.has(change) ? null : change
}

const YEAR = 2001

/** The name of a month in the page's language. @param month from 1 */
export const monthName = (locale: string, month: number) =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(YEAR, month - 1, 1),
  )

/** The name of a locale's language in the page's language, such as "French". */
export const languageName = (locale: string, language: string) =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language.slice(0, 2)) ?? language
