import type { FieldCode, FieldProblems, ProblemType } from '#shared/contract/problem.ts'

type MessageId = FormatjsIntl.Message['ids']

/** Why nobody was signed in. */
export type SignInFailure = ProblemType | 'offline'

/** The failures about login and password, which do not say which of the two is wrong (spec 1 §8). */
const MISMATCHES: readonly SignInFailure[] = [
  'wrong-credentials',
  'two-attempts-left',
  'one-attempt-left',
]

export const isMismatch = (failure: SignInFailure) => MISMATCHES.includes(failure)

const byFailure: Partial<Record<SignInFailure, MessageId>> = {
  'wrong-credentials': 'signIn.mismatch',
  'two-attempts-left': 'signIn.twoAttemptsLeft',
  'one-attempt-left': 'signIn.oneAttemptLeft',
  'account-locked': 'signIn.locked',
  'too-many-attempts': 'signIn.tooMany',
  unavailable: 'signIn.unavailable',
  offline: 'signIn.offline',
}

/** The message for the whole form. Null if the messages of its fields say everything. */
export const failureMessage = (failure: SignInFailure): MessageId | null =>
  failure === 'invalid-input' ? null : (byFailure[failure] ?? 'formError.generic')

const byCode: Partial<Record<FieldCode, MessageId>> = {
  required: 'field.required',
  'email-long': 'field.emailLong',
  'too-long': 'field.tooLong',
}

export const fieldMessage = (code: FieldCode): MessageId => byCode[code] ?? 'field.emailInvalid'

/** Something on both sides of one @. An old account may have an address that registering rejects now. */
const ADDRESS = /^[^\s@]+@[^\s@]+$/

/** What is wrong with a field of the form. Null for one without a rule. */
export function readField(name: string, typed: string) {
  if (name === 'email') return readEmail(typed.trim())
  if (name !== 'password') return null
  return typed === '' ? ({ problem: 'required' } as const) : { value: typed }
}

function readEmail(value: string) {
  if (value === '') return { problem: 'required' } as const
  return ADDRESS.test(value) ? { value } : ({ problem: 'email-invalid' } as const)
}

/** The problems of both fields, by name. */
export function problemsOf(typed: { email: string; password: string }): FieldProblems {
  const problems: FieldProblems = {}
  for (const [name, value] of Object.entries(typed)) {
    const reading = readField(name, value)
    if (reading && 'problem' in reading) problems[name] = reading.problem
  }
  return problems
}
