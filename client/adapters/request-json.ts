import { ProblemError } from '#shared/contract/problem.ts'

import { problemIn } from './http-problem.ts'

type Fetch = typeof globalThis.fetch

/**
 * Sends a request to the worker, which has already parsed the data it returns. A response that breaks off
 * counts as no response.
 * @throws {ProblemError}, or the reason of the abort
 */
export async function requestJson<Answer>(
  fetch: Fetch,
  address: string,
  init: RequestInit,
): Promise<Answer> {
  const response = await responseTo(fetch, address, init)
  if (!response.ok) throw await problemIn(response)
  const answer: Promise<Answer> = response.json()
  return answer.catch((cause: unknown) => lost(init, cause))
}

/** The response of the worker, whatever it says. @throws {ProblemError} without one, or the reason of the abort */
export const responseTo = (fetch: Fetch, address: string, init: RequestInit): Promise<Response> =>
  fetch(address, init).catch((cause: unknown) => lost(init, cause))

function lost({ signal }: RequestInit, cause: unknown): never {
  throw signal?.aborted ? cause : new ProblemError('unavailable', { cause })
}
