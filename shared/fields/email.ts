import type { FieldCode } from '../http/problem.ts'
import { cleanLine } from '../text/typed-text.ts'

const MAX_LENGTH = 254
const LOCAL_MAX_LENGTH = 64

const LOCAL = /^[A-Za-z0-9!#$%&'*/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*/=?^_`{|}~-]+)*$/
const LABEL = /^(?!-)[A-Za-z0-9-]{1,63}(?<!-)$/
const LAST_LABEL = /^([A-Za-z]{2,63}|xn--[A-Za-z0-9-]+)$/i

/**
 * The problem of an e-mail address (spec 1 §5). Empty is allowed; forms check for required fields themselves.
 */
export function emailProblem(typed: string): FieldCode | null {
  const email = cleanLine(typed)
  if (email === '') return null
  if (email.length > MAX_LENGTH) return 'email-long'
  if (email.includes('+')) return 'email-plus'
  return isEmail(email) ? null : 'email-invalid'
}

function isEmail(email: string) {
  const [local = '', domain, ...more] = email.split('@')
  if (domain === undefined || more.length > 0) return false
  const labels = domain.split('.')
  return (
    local.length <= LOCAL_MAX_LENGTH &&
    LOCAL.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    LAST_LABEL.test(labels.at(-1) ?? '')
  )
}
