import type { Profile } from '#shared/account/profile.ts'

/** The parts of the profile that have a form. */
const CHANGES = ['info', 'email', 'confirm', 'password', 'passkeys', 'contact', 'delete'] as const
export type ProfileChangeName = (typeof CHANGES)[number]

/** What agents have a form for. The service rejects the others. */
const AGENTS_CHANGES: ReadonlySet<ProfileChangeName> = new Set(['info', 'contact'])

/** The form that the address asks for. */
export const changeIn = (query: URLSearchParams) =>
  CHANGES.find((change) => change === query.get('edit')) ?? null

/** The same, if whoever reads the profile may send it. */
export function allowedChange(query: URLSearchParams, profile: Profile | undefined) {
  const change = changeIn(query)
  return change && profile?.isAgent && !AGENTS_CHANGES.has(change) ? null : change
}
