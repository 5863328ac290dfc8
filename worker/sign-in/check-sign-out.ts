import * as v from 'valibot'

import * as features from '#shop/features.ts'
import { signInCookies } from '#shared/sign-in/storage.ts'

import { hasAgentStopped } from '../bag/agent-basket.ts'
import { startSystemTimer, within } from '../runtime/timer.ts'
import type { Edge } from '../http/edge.ts'
import { sealedCookie } from '../session/sealed-cookie.ts'
import type { SessionState } from '../session/session-state.ts'
import { customerLoginOf, readSignOutMark } from '../session/sign-out-mark.ts'

/** How long a check counts (ms). */
const CHECKED_MS = 60_000
const PATIENCE_MS = 1_000

/**
 * The last check of a session. It is not in the session's own cookie: an answer that only brings a check must not
 * replace what another request has just written there.
 */
const lastCheck = sealedCookie(
  'signOutCheck',
  signInCookies.signOutCheck,
  v.object({ usid: v.string(), customerId: v.string(), at: v.number() }),
)

/**
 * Ends the session here if its customer was signed out everywhere since it began, or if its agent has stopped. Asks at
 * most once a minute for a session, and not at all for a guest's. Without an answer, the session stays.
 */
export async function checkSignOut(edge: Edge): Promise<void> {
  const { context, session } = edge
  const { state } = session
  if (!state || (state.authType === 'guest' && !state.agent)) {
    if (await lastCheck.read(context)) lastCheck.clear(context)
    return
  }
  if (await wasJustChecked(edge, state)) return
  const [isSignedOut, hasStopped] = await Promise.all([
    wasSignedOut(edge, state),
    features.agents && state.agent ? hasStoppedElsewhere(edge) : false,
  ])
  if (isSignedOut || hasStopped) {
    lastCheck.clear(context)
    return session.endAsElsewhere()
  }
  const { usid, customerId } = state
  await lastCheck.write(context, { usid, customerId, at: context.now() })
}

async function wasJustChecked({ context }: Edge, { usid, customerId }: SessionState) {
  const last = await lastCheck.read(context)
  const isOwn = last?.usid === usid && last.customerId === customerId
  return isOwn && context.now() < last.at + CHECKED_MS
}

async function wasSignedOut(edge: Edge, state: SessionState) {
  const latest = await readSignOutMark(edge, customerLoginOf(state))
  if (latest === null) return false
  // The mark could not be read when the session began.
  if (state.signOutMark === null) edge.session.update({ signOutMark: latest })
  return state.signOutMark !== null && latest > state.signOutMark
}

async function hasStoppedElsewhere(edge: Edge) {
  const asking = hasAgentStopped(edge)
  const answer = await within(asking, PATIENCE_MS, startSystemTimer).catch(() => null)
  if (!answer) edge.context.log.warn('agent session not checked')
  return answer?.value ?? false
}
