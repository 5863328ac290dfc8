import { cleanLine } from '#shared/text/typed-text.ts'

import { startSystemTimer, within } from '../runtime/timer.ts'
import { identityPartIn } from '../upstream/token-identity.ts'
import type { Bindings, RequestContext } from '../config/env.ts'
import { hashOf } from './keyed-hash.ts'
import type { SessionState } from './session-state.ts'
import type { SignOutMark } from '../config/sign-out-mark-store.ts'

/** The longest wait for a mark (ms). */
const PATIENCE_MS = 1_000

export interface MarkDependencies {
  context: RequestContext
  bindings: Pick<Bindings, 'SIGN_OUT_MARKS'>
}

/** The login of the customer whose session this is, or for whom an agent shops. Null for a guest. */
export function customerLoginOf(state: SessionState | null): string | null {
  if (state?.authType !== 'registered') return null
  const { access, customer, agent } = state
  const named = access && identityPartIn(access.token, 'upn')
  return named ?? agent?.loginId ?? customer?.email ?? null
}

/** The latest mark of a customer. Null if it cannot be read. */
export const readSignOutMark = (dependencies: MarkDependencies, login: string | null) =>
  login === null ? Promise.resolve(0) : withMark(dependencies, login, (mark) => mark.latest())

/**
 * Ends every session of a customer that has begun before, at its next check, because commerce has voided its tokens. Call
 * it before the device that asked signs in again.
 * @param logins every name that other devices may know the customer by, such as before and after a changed address
 */
export async function setSignOutMark(
  dependencies: MarkDependencies,
  logins: readonly (string | null | undefined)[],
) {
  const known = new Set(logins.flatMap((login) => (login ? normalized(login) : [])))
  const now = dependencies.context.now()
  await Promise.all(
    [...known].map((login) => withMark(dependencies, login, (mark) => mark.set(now))),
  )
}

async function withMark(
  { context, bindings }: MarkDependencies,
  login: string,
  work: (mark: SignOutMark) => Promise<number>,
): Promise<number | null> {
  const { config, site, log } = context
  try {
    if (!bindings.SIGN_OUT_MARKS) throw new Error('there is no binding SIGN_OUT_MARKS')
    const name = await hashOf(config, `sign-out:${site.id}:${normalized(login)}`)
    const answer = await within(
      work(bindings.SIGN_OUT_MARKS.getByName(name)),
      PATIENCE_MS,
      startSystemTimer,
    )
    if (!answer) throw new DOMException('late', 'TimeoutError')
    return answer.value
  } catch (error) {
    log.warn('sign-out mark not available', {
      cause: error instanceof Error ? error.name : 'unknown',
    })
    return null
  }
}

const normalized = (login: string) => cleanLine(login).toLowerCase()
