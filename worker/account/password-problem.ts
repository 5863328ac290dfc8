import { ProblemError, type FieldCode } from '#shared/http/problem.ts'

import { isWrongPassword, toProblem } from '../session/customer-record.ts'
import { tooManyAttempts } from '../upstream/problem-type.ts'
import type { CommerceResult } from '../upstream/send-request.ts'

/** The problem of a rejected form with the current password. */
export function mapPasswordError(answer: Exclude<CommerceResult, { kind: 'ok' }>) {
  if (answer.kind !== 'http-error') return toProblem(answer)
  const { status, problem } = answer
  const { parameter } = problem.members
  if (status === 429) return tooManyAttempts(answer)
  if (isWrongPassword(answer)) return new ProblemError('wrong-credentials')
  if (status === 400 && parameter === 'password') {
    const code: FieldCode = 'password-other'
    return new ProblemError('invalid-input', { fields: { password: code } })
  }
  if (status === 400 && parameter === 'token') return new ProblemError('rejected')
  return toProblem(answer)
}
