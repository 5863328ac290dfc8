import * as features from '#shop/features.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { agentCookies } from '#shared/agents/storage.ts'
import { readCookie } from '#shared/storage/cookies.ts'

import type { RequestContext } from '../config/env.ts'
import type { Identity } from '../config/identity.ts'
import { sessionCookieScope } from './session-cookies.ts'

interface SentRequest {
  context: RequestContext
  identity: Pick<Identity, 'isAgent'>
}

/** @throws {ProblemError} `customers-only` in an agent's session */
export async function refuseAgent({ context, identity }: SentRequest): Promise<void> {
  if (!features.agents) return
  const { headers } = context.request
  const scope = sessionCookieScope(context, headers.get('user-agent') ?? undefined)
  // Most visitors have no such cookie, and some endpoints read no session.
  if (readCookie(headers.get('cookie'), agentCookies.agent, scope) === null) return
  if (await identity.isAgent()) throw new ProblemError('customers-only')
}
