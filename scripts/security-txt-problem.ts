import * as v from 'valibot'

import { SecurityTxt } from '#worker/config/security-txt.ts'

const MONTH_MS = 30 * 24 * 60 * 60 * 1000

/** A sentence, if `security.txt` will soon be gone (RFC 9116 § 2.5.5), or is already. */
export function securityTxtProblem({ SECURITY_TXT }: Record<string, string>, now: number) {
  if (!SECURITY_TXT) return null
  const { expires } = v.parse(SecurityTxt, JSON.parse(SECURITY_TXT))
  if (Date.parse(expires) - now > MONTH_MS) return null
  return `SECURITY_TXT expires at ${expires}: from then on, the shop does not serve security.txt.`
}
