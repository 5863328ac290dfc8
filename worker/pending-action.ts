import type { Context } from 'hono'
import * as v from 'valibot'

import { CONTINUE_PATH, type ActionName } from '#shared/actions.ts'
import type { SignedIn } from '#shared/sign-in/account.ts'
import { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { signInCookies } from '#shared/sign-in/storage.ts'

import type { AppEnv } from './config/env.ts'
import { sealedCookie } from './session/sealed-cookie.ts'
import { openShopper } from './open-shopper.ts'
import { actionTable } from './actions.ts'
import { isActionName } from './action-paths.ts'
import { portsOf } from './ports-of.ts'

/** What a form has asked for before its shopper had to sign in. */
const PendingAction = v.object({
  action: v.pipe(v.string(), v.check(isActionName)),
  values: v.record(v.string(), v.string()),
  idempotencyKey: IdempotencyKey,
  /** The customer whose session had ended. Null for a guest. */
  customerId: v.nullable(v.string()),
  /** The page that signing in returns to. */
  page: v.string(),
})
type PendingAction = v.InferOutput<typeof PendingAction>

const cookie = sealedCookie('pendingAction', signInCookies.pendingAction, PendingAction)

/** A cookie has little room. What is longer has to be asked for again. */
const MOST_CHARACTERS = 2_000

/** Whether an action may run without its button being pressed again: no order, no password, no card and no file. */
function canContinue(name: ActionName) {
  const { idempotency, secretFields, filesField, signedInPage } = actionTable[name]
  const isChange = idempotency !== undefined && idempotency !== 'order'
  return isChange && !secretFields && !filesField && !signedInPage
}

interface Submission {
  action: ActionName
  form: { values: Record<string, string>; idempotencyKey: IdempotencyKey }
  page: string
}

/** Remembers an action until the shopper has signed in, for ten minutes. */
export async function keepPendingAction(c: Context<AppEnv>, { action, form, page }: Submission) {
  const { values, idempotencyKey } = form
  if (!canContinue(action) || JSON.stringify(values).length > MOST_CHARACTERS) return
  const { signedOut } = await openShopper(c)
  const customerId = (await signedOut.find())?.customerId ?? null
  await cookie.write(c.get('context'), { action, values, idempotencyKey, customerId, page })
}

export type Continued = Pick<PendingAction, 'page' | 'values' | 'idempotencyKey'> & {
  action: ActionName
} & ({ result: string | object | null } | { problem: ProblemError })

/**
 * Runs the action that was waiting for the customer who is now signed in. Null if there is none, or if it was another
 * customer's.
 * @param from the page that signing in returns to; null if it is unknown
 */
export async function runPendingAction(
  c: Context<AppEnv>,
  from: string | null,
): Promise<Continued | null> {
  const pending = await cookie.read(c.get('context'))
  if (!pending || !isActionName(pending.action)) return null
  const { action, customerId, page, ...form } = pending
  const { state } = (await openShopper(c)).session
  if (state?.authType !== 'registered' || (from ?? page) !== page) return null
  if (customerId !== null && customerId !== state.customerId) return null
  cookie.clear(c.get('context'))
  const continued = { ...form, action, page }
  const running = actionTable[action].submit(portsOf(c), form)
  return running.then(
    (result) => ({ ...continued, result }),
    (error: unknown) => {
      if (!(error instanceof ProblemError)) throw error
      return { ...continued, problem: error }
    },
  )
}

/** The same for the browser's code, which needs to know where to go on. */
export async function continueAtSignIn(
  c: Context<AppEnv>,
  from: string | null,
): Promise<Pick<SignedIn, 'to'>> {
  const continued = await runPendingAction(c, from)
  if (!continued) return {}
  if ('result' in continued) {
    const { result, page } = continued
    return { to: typeof result === 'string' && result.startsWith('/') ? result : page }
  }
  // The page that says why asks again, and gets the same answer.
  const { problem: _problem, ...pending } = continued
  await cookie.write(c.get('context'), { ...pending, customerId: null })
  return { to: CONTINUE_PATH }
}
