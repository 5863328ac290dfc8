import type { Context } from 'hono'

import type { Agents } from '#shared/agents/agent.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { returnPath } from '#shared/return-path.ts'

import { endSession } from '../account/end-session.ts'
import { agentLoginUrl } from '../commerce/slas-agents.ts'
import type { AppEnv } from '../env.ts'
import { createPkce } from '../session/pkce.ts'
import { openShopper } from '../shopper/open-shopper.ts'
import { callbackUri, pendingLogin } from './pending-login.ts'

/** How agents begin and stop to shop for a shopper, for the request's visitor. The callback ends the login. */
export const openAgents = (c: Context<AppEnv>): Agents => ({
  async startLogin({ loginId, from }) {
    const context = c.get('context')
    const { verifier, challenge } = await createPkce()
    const state = crypto.randomUUID()
    const url = agentLoginUrl(context, {
      loginId,
      state,
      redirectUri: callbackUri(context),
      codeChallenge: challenge,
    })
    if (url === null) throw new ProblemError('unavailable', { cause: 'no SLAS for browsers' })
    await pendingLogin.write(c, { loginId, state, verifier, from: returnPath(from) })
    return { url }
  },
  async stop() {
    const { session } = await openShopper(c)
    const dependencies = { context: c.get('context'), bindings: c.env, session }
    await endSession(dependencies, { everywhere: false })
  },
})
