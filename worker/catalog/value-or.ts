import { ProblemError } from '#shared/http/problem.ts'

import type { Cached } from '../cache/definition.ts'

/**
 * The value of a read. If commerce rejects the request (400), there is nothing for this input: the result is that of
 * `otherwise`. A last good value is served before that, because its input was once accepted.
 */
export async function valueOr<Value>(
  reading: Promise<Cached<Value>>,
  otherwise: () => Value,
): Promise<Value> {
  try {
    const { value } = await reading
    return value
  } catch (error) {
    if (error instanceof ProblemError && error.type === 'invalid-input') return otherwise()
    throw error
  }
}

export function notFound(): never {
  throw new ProblemError('not-found')
}
