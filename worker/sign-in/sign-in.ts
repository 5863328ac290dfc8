import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { SignedIn, type SignIn, type SignOut } from '#shared/sign-in/account.ts'

import { storeAtSignIn } from '../bag/store-at-sign-in.ts'
import { hashKey, resultOf, runIdempotent } from '../idempotency/run-idempotent.ts'
import { rememberDevice } from './known-device.ts'
import type { Edge } from '../http/edge.ts'
import type { LoginRejection } from '../upstream/slas-login.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { endSession } from './end-session.ts'

/**
 * Signs a customer in with a password, and merges the guest's bag into the customer's (spec 1 §4).
 * @throws {ProblemError} `wrong-credentials`, `two-attempts-left`, `one-attempt-left`, `account-locked`,
 * `too-many-attempts`
 */
export async function signIn(
  edge: Edge,
  input: SignIn,
  idempotencyKey: IdempotencyKey,
): Promise<SignedIn> {
  const { context, bindings, session } = edge
  const signedIn = await runIdempotent({
    context,
    bindings,
    session,
    name: await hashKey(idempotencyKey, `${context.site.id}.signIn`, input),
    kind: 'account',
    schema: SignedIn,
    run: () => resultOf(() => signInWithPassword(edge, input)),
    // Signing in twice does no harm.
    runsUnstored: true,
  })
  await rememberDevice(context, input.email)
  return signedIn
}

async function signInWithPassword(edge: Edge, { email, password }: SignIn) {
  const answer = await edge.session.login({ login: email, password })
  if (!('usid' in answer)) throw new ProblemError(toProblem(answer))
  return completeSignIn(edge, answer)
}

/** The problem of a rejected login (spec 1 §8): the same for known and unknown logins. */
function toProblem({ attemptsLeft, isLocked }: LoginRejection) {
  if (isLocked) return 'account-locked'
  if (attemptsLeft === 2) return 'two-attempts-left'
  return attemptsLeft === 1 ? 'one-attempt-left' : 'wrong-credentials'
}

/** Ends the session, here even if commerce does not answer. */
export async function signOut(edge: Edge, input: SignOut) {
  const isAgent = Boolean(edge.session.state?.agent)
  await endSession(edge, input)
  await storeAtSignIn(edge, { basket: null, chosen: null, isAgent })
}
