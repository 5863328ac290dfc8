import type { Context } from 'hono'

import type { AppEnv } from '../config/env.ts'
import type { ActiveVisitor } from './recommendation-account.ts'
import type { Edge, OpenEdge } from '../http/edge.ts'
import { encryptUserId } from './encrypt-user-id.ts'
import { visitorIdOf } from './visitor-id.ts'

/** The visitor, for the recommendation service. Null without the visitor's consent, and for agents. */
export async function findActiveVisitor(
  c: Context<AppEnv>,
  openEdge: OpenEdge<Edge>,
): Promise<ActiveVisitor | null> {
  const cookieId = visitorIdOf(c)
  if (cookieId === null) return null
  const { edge } = await openEdge(c)
  const { state } = edge.session
  if (state?.agent) return null
  const { config } = c.get('context')
  const userId =
    state?.authType === 'registered' ? await encryptUserId(config, state.customerId) : null
  return { cookieId, userId }
}
