import {
  FIELD_CODES,
  PROBLEM_TYPES,
  ProblemError,
  type FieldProblems,
} from '#shared/http/problem.ts'

/** The problem that the worker reported; any other response body means `unavailable`. */
export async function problemIn(response: Response): Promise<ProblemError> {
  const problem: unknown = await response.json().catch(() => null)
  if (typeof problem !== 'object' || problem === null) return new ProblemError('unavailable')
  const type = PROBLEM_TYPES.find((known) => 'type' in problem && problem.type === known)
  // The answer has removed the agent's session, and the next document says so.
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
