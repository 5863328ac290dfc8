import {
  ProblemError,
  FIELD_CODES,
  PROBLEM_TYPES,
  type FieldProblems,
} from '#shared/http/problem.ts'
import type { Locale, Site } from '#shared/site/site.ts'

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
  const read = async () => (response.status === 204 ? null : response.json())
  const answer: Promise<Answer> = read()
  return answer.catch(lost)
}

interface Place {
  site: Pick<Site, 'id'>
  locale: Locale
}

/** An address of the worker for a site and locale. */
export const addressIn = ({ site, locale }: Place, path: string) =>
  `${path}?${new URLSearchParams({ site: site.id, locale })}`

/** The problem that the worker reported; any other response body means `unavailable`. */
export async function problemIn(response: Response): Promise<ProblemError> {
  const problem: unknown = await response.json().catch(() => null)
  if (typeof problem !== 'object' || problem === null) return new ProblemError('unavailable')
  const type = PROBLEM_TYPES.find((known) => 'type' in problem && problem.type === known)
  // The response has removed the agent's session, and the next document explains it.
  if (type === 'agent-session-ended') location.reload()
  const fields = 'fields' in problem ? fieldsIn(problem.fields) : null
  return new ProblemError(type ?? 'unavailable', fields ? { fields } : {})
}

function fieldsIn(given: unknown): FieldProblems {
  const fields: FieldProblems = {}
  if (typeof given !== 'object' || given === null) return fields
  for (const [name, value] of Object.entries(given)) {
    const code = FIELD_CODES.find((known) => known === value)
    if (code) fields[name] = code
  }
  return fields
}
