import type { Context } from 'hono'

import { ProblemError } from '#shared/http/problem.ts'
import { readCookie } from '#shared/storage/cookies.ts'

import type { AppEnv } from '../env.ts'
import { sessionCookieScope } from '../session/session-cookie-scope.ts'
import { openShopper } from '../shopper/open-shopper.ts'

/** @throws {ProblemError} `customers-only` in an agent's session */
export async function refuseAgent(c: Context<AppEnv>): Promise<void> {
  const scope = sessionCookieScope(c.get('context'), c.req.header('user-agent'))
  // Most visitors have no such cookie, and some endpoints read no session.
  if (readCookie(c.req.header('cookie') ?? null, 'agent', scope) === null) return
  const { session } = await openShopper(c)
  if (session.state?.agent) throw new ProblemError('customers-only')
}
