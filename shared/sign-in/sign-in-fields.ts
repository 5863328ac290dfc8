import type { FieldCode, FieldProblems } from '../http/problem.ts'
import { cleanLine } from '../text/typed-text.ts'

/** Something on both sides of one @. An old account may have an address that registering rejects now. */
const ADDRESS = /^[^\s@]+@[^\s@]+$/

/** The problem of a field of the login form. */
function fieldProblem(name: string, typed: string): FieldCode | null {
  // A password is never cleaned.
  const value = name === 'email' ? cleanLine(typed) : typed
  if (value === '') return 'required'
  return name === 'email' && !ADDRESS.test(value) ? 'email-invalid' : null
}

/** The problems of fields of the login form, by name. */
export function signInProblems(typed: Record<string, string>): FieldProblems {
  const problems: FieldProblems = {}
  for (const [name, value] of Object.entries(typed)) {
    const problem = fieldProblem(name, value)
    if (problem) problems[name] = problem
  }
  return problems
}
