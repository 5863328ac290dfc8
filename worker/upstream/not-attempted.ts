import { ProblemError } from '#shared/http/problem.ts'

/** Nothing was sent, because a breaker is open. That is the breaker of one reader, so others may try. */
export class NotAttempted extends ProblemError {
  constructor() {
    super('unavailable', { cause: 'breaker open' })
  }
}
