import { ProblemError } from '#shared/http/problem.ts'

import { AbsentApi } from '../upstream/absent-api.ts'
import type { Cached } from './definition.ts'

/**
 * The value of a read. If commerce rejects the request (400) or does not have the API, there is nothing for this input:
 * the result is that of `otherwise`. A last good value is served before that, because its input was once accepted.
 */
export async function valueOr<Value>(
  reading: Promise<Cached<Value>>,
  otherwise: () => Value,
): Promise<Value> {
  try {
    const { value } = await reading
    return value
  } catch (error) {
    const isNothing = error instanceof ProblemError && error.type === 'invalid-input'
    if (isNothing || error instanceof AbsentApi) return otherwise()
    throw error
  }
}

export function notFound(): never {
  throw new ProblemError('not-found')
}
