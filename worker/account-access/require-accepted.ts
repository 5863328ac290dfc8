import { ProblemError } from '#shared/http/problem.ts'

import { tooManyAttempts } from '../commerce/problem-type.ts'
import type { CommerceResult } from '../commerce/send-request.ts'

/** @throws {ProblemError} `too-many-attempts`, `unavailable`, unless SLAS has accepted a form whose mail it sends */
export function requireAccepted(result: CommerceResult) {
  if (result.kind === 'ok') return
  if (result.kind === 'http-error' && result.status === 429) throw tooManyAttempts(result)
  throw new ProblemError('unavailable')
}
