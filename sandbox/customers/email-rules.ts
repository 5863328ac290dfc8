const MAX_CHARACTERS = 254
const MAX_LOCAL_CHARACTERS = 64

const LOCAL_PART = /^[\w!#$%&'*/=?^`{|}~-]+(\.[\w!#$%&'*/=?^`{|}~-]+)*$/
const LABEL = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i

/** Whether an account may have this e-mail address; spaces around it have been cut. */
export function isEmail(email: string): boolean {
  const parts = email.split('@')
  const [local = '', domain = ''] = parts
  if (parts.length !== 2 || email.length > MAX_CHARACTERS) return false
  if (local.length > MAX_LOCAL_CHARACTERS || !LOCAL_PART.test(local)) return false
  const labels = domain.split('.')
  return labels.length >= 2 && labels.every((label) => LABEL.test(label))
}

/** What the login service takes as a login. An e-mail address may be longer, but is none then. */
export const MAX_LOGIN_CHARACTERS = 128

/** Whether tokens can name somebody by this login: a colon takes three characters there. */
export const isShortLogin = (login: string) =>
  normalLogin(login).replaceAll(':', '%3A').length <= MAX_LOGIN_CHARACTERS

/** As logins are compared: people write theirs in capitals now and then. */
export const normalLogin = (login: string) => login.trim().toLowerCase()
