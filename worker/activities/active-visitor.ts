import type { Context } from 'hono'

import type { AppEnv } from '../env.ts'
import type { ActiveVisitor } from '../recommendations/recommendation-service.ts'
import { openShopper } from '../shopper/open-shopper.ts'
import { encryptUserId } from './encrypt-user-id.ts'
import { visitorIdOf } from './visitor-id.ts'

/** Who the recommendation service is told about. Null without the visitor's consent, and for agents. */
export async function activeVisitorOf(c: Context<AppEnv>): Promise<ActiveVisitor | null> {
  const cookieId = visitorIdOf(c)
  if (cookieId === null) return null
  const { state } = (await openShopper(c)).session
  if (state?.agent) return null
  const { config } = c.get('context')
  const userId =
    state?.authType === 'registered' ? await encryptUserId(config, state.customerId) : null
  return { cookieId, userId }
}
