import { ProblemError } from '#shared/contract/problem.ts'

import { problemIn } from './http-problem.ts'

/**
 * What the worker answers, already parsed there. An answer that is lost on its way is none, even where its
 * beginning has arrived. @throws {ProblemError}, or the reason for which the caller gave up
 */
export async function answerOf<Answer>(
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
