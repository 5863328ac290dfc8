import { ProblemError } from '#shared/contract/problem.ts'

/** What a shopper has tried too often for the service, and when it may be tried again if the service says so. */
export function tooManyAttempts({ retryAfterMs }: { retryAfterMs: number }): ProblemError {
  const retryAfterSeconds = Math.ceil(retryAfterMs / 1000)
  return new ProblemError('too-many-attempts', retryAfterSeconds > 0 ? { retryAfterSeconds } : {})
}
