/** The parts of the profile that have a form. */
const CHANGES = ['info', 'email', 'confirm', 'password', 'passkeys', 'contact', 'delete'] as const
export type ProfileChangeName = (typeof CHANGES)[number]

/** The form that the address asks for. */
export const changeIn = (query: URLSearchParams) =>
  CHANGES.find((change) => change === query.get('edit')) ?? null
