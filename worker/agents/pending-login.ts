import * as v from 'valibot'

import { CALLBACK_PATH } from '#shared/actions.ts'
import { agentCookies } from '#shared/agents/storage.ts'

import type { RequestContext } from '../config/env.ts'
import { locationOf } from '../http/location.ts'
import { sealedCookie } from '../session/sealed-cookie.ts'

/** A login that an agent has begun and not ended. */
const PendingLogin = v.object({
  loginId: v.string(),
  state: v.string(),
  /** The PKCE code verifier. */
  verifier: v.string(),
  /** The path and query to return to. */
  from: v.string(),
})
export type PendingLogin = v.InferOutput<typeof PendingLogin>

/** The login that this browser has begun. It ends once, successful or not. */
export const pendingLogin = sealedCookie('agentLogin', agentCookies.agentLogin, PendingLogin)

/** The login of this browser with this state. Null if it has begun none in the last ten minutes. */
export async function findLogin(
  context: RequestContext,
  state: string | undefined,
): Promise<PendingLogin | null> {
  const login = await pendingLogin.read(context)
  return login?.state === state ? login : null
}

/** The address to which SLAS returns an agent. Each site and locale has its own. */
export const callbackUri = (context: RequestContext) =>
  context.config.publicOrigin + locationOf(CALLBACK_PATH, context)
