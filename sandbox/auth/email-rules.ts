const MAX_CHARACTERS = 254
const MAX_LOCAL_CHARACTERS = 64

const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const LABEL = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i

/** Whether an account may have this e-mail address. It must be trimmed already. */
export function isEmail(email: string): boolean {
  const parts = email.split('@')
  const [local = '', domain = ''] = parts
  if (parts.length !== 2 || email.length > MAX_CHARACTERS) return false
  if (local.length > MAX_LOCAL_CHARACTERS || !LOCAL_PART.test(local)) return false
  const labels = domain.split('.')
  return labels.length >= 2 && labels.every((label) => LABEL.test(label))
}

/** The longest login. A longer e-mail address cannot be a login. */
export const MAX_LOGIN_CHARACTERS = 128

/** Whether the login fits into a token, where a colon takes three characters. */
export const fitsIntoToken = (login: string) =>
  normalizeLogin(login).replaceAll(':', '%3A').length <= MAX_LOGIN_CHARACTERS

/** A login in the form used for comparison: trimmed and in lower case. */
export const normalizeLogin = (login: string) => login.trim().toLowerCase()
