import * as v from 'valibot'

import { SecurityTxtJson } from '#worker/well-known/security-txt.ts'

const MONTH_MS = 30 * 24 * 60 * 60 * 1000

/** A sentence, if `security.txt` has expired, will soon (RFC 9116 § 2.5.5), or is not valid: then the shop serves none. */
export function securityTxtProblem({ SECURITY_TXT }: Record<string, string>, now: number) {
  if (!SECURITY_TXT) return null
  const fields = v.safeParse(SecurityTxtJson, SECURITY_TXT)
  if (!fields.success) {
    const [issue] = fields.issues
    const place = [v.getDotPath(issue), issue.message].filter(Boolean).join(' ')
    return `SECURITY_TXT is not valid, so the shop serves no security.txt: ${place}.`
  }
  const { expires } = fields.output
  if (Date.parse(expires) - now > MONTH_MS) return null
  return `SECURITY_TXT expires at ${expires}: from then on, the shop serves no security.txt.`
}
