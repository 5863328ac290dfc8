import type { Context } from 'hono'
import * as v from 'valibot'

import { hasAgentStopped } from '../agents/agent-basket.ts'
import { startSystemTimer, within } from '../cache/timer.ts'
import type { AppEnv } from '../env.ts'
import { sealedCookie } from '../session/sealed-cookie.ts'
import type { Session } from '../session/session.ts'
import type { SessionState } from '../session/session-state.ts'
import { customerLoginOf, readSignOutMark } from './sign-out-mark.ts'

/** How long a check counts (ms). */
const CHECKED_MS = 60_000
const PATIENCE_MS = 1_000

/**
 * The last check of a session. It is not in the session's own cookie: an answer that only brings a check must not
 * replace what another request has just written there.
 */
const lastCheck = sealedCookie(
  'signOutCheck',
  v.object({ usid: v.string(), customerId: v.string(), at: v.number() }),
)

/**
 * Ends the session here if its customer was signed out everywhere since it began, or if its agent has stopped. Asks at
 * most once a minute for a session, and not at all for a guest's. Without an answer, the session stays.
 */
export async function checkSignOut(c: Context<AppEnv>, session: Session): Promise<void> {
  const { state } = session
  if (!state || (state.authType === 'guest' && !state.agent)) {
    if (await lastCheck.read(c)) lastCheck.clear(c)
    return
  }
  if (await wasJustChecked(c, state)) return
  const [isSignedOut, hasStopped] = await Promise.all([
    wasSignedOut(c, session, state),
    state.agent ? hasStoppedElsewhere(c, session) : false,
  ])
  if (isSignedOut || hasStopped) {
    lastCheck.clear(c)
    return session.endAsElsewhere()
  }
  const { usid, customerId } = state
  await lastCheck.write(c, { usid, customerId, at: c.get('context').now() })
}

async function wasJustChecked(c: Context<AppEnv>, { usid, customerId }: SessionState) {
  const last = await lastCheck.read(c)
  const isOwn = last?.usid === usid && last.customerId === customerId
  return isOwn && c.get('context').now() < last.at + CHECKED_MS
}

async function wasSignedOut(c: Context<AppEnv>, session: Session, state: SessionState) {
  const dependencies = { context: c.get('context'), bindings: c.env }
  const latest = await readSignOutMark(dependencies, customerLoginOf(state))
  if (latest === null) return false
  // The mark could not be read when the session began.
  if (state.signOutMark === null) session.update({ signOutMark: latest })
  return state.signOutMark !== null && latest > state.signOutMark
}

async function hasStoppedElsewhere(c: Context<AppEnv>, session: Session) {
  const context = c.get('context')
  const asking = hasAgentStopped({ context, bindings: c.env, session })
  const answer = await within(asking, PATIENCE_MS, startSystemTimer).catch(() => null)
  if (!answer) context.log.warn('agent session not checked')
  return answer?.value ?? false
}
