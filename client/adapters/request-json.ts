import { ProblemError } from '#shared/http/problem.ts'

import { problemIn } from './http-problem.ts'

/**
 * Sends a request to the worker, which has already parsed the data it returns. A response that breaks off
 * counts as no response.
 * @throws {ProblemError}, or the reason of the abort
 */
export async function requestJson<Answer>(
  fetch: typeof globalThis.fetch,
  address: string,
  init: RequestInit,
): Promise<Answer> {
  const lost = (cause: unknown) => {
    throw init.signal?.aborted ? cause : new ProblemError('unavailable', { cause })
  }
  const response = await fetch(address, init).catch(lost)
  if (!response.ok) throw await problemIn(response)
  const answer: Promise<Answer> = response.json()
  return answer.catch(lost)
}
