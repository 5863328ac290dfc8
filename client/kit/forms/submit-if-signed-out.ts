import { SIGN_IN_FIELD } from '#shared/http/form-fields.ts'
import { ProblemError } from '#shared/http/problem.ts'

/** Whether the session of a customer has ended. */
export const needsSignIn = (error: unknown) =>
  error instanceof ProblemError && error.type === 'sign-in-required'

/**
 * Sends a form natively if the customer's session has ended: the worker asks them to sign in, and then does it.
 * @returns whether it did
 */
export function submitIfSignedOut(form: HTMLFormElement, error: unknown) {
  if (!needsSignIn(error)) return false
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = SIGN_IN_FIELD
  form.append(field)
  form.submit()
  return true
}
