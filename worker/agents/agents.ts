import type { Agents } from '#shared/contract/agent.ts'
import { ProblemError } from '#shared/contract/problem.ts'
import { returnPath } from '#shared/return-path.ts'

import { agentLoginUrl } from '../commerce/slas-agents.ts'
import type { RequestContext } from '../env.ts'
import { createPkce } from '../session/pkce.ts'
import type { Session } from '../session/session.ts'
import { handBackBasket } from './agent-basket.ts'
import { callbackUri, type PendingLogin } from './pending-login.ts'

interface AgentsDependencies {
  context: RequestContext
  session: Session
  /** Stores the login in the browser until the agent returns. */
  remember: (login: PendingLogin) => Promise<void>
}

/** How agents begin and stop to shop for a shopper. The callback ends the login. */
export const createAgents = ({ context, session, remember }: AgentsDependencies): Agents => ({
  async startLogin({ loginId, from }) {
    const { verifier, challenge } = await createPkce()
    const state = crypto.randomUUID()
    const url = agentLoginUrl(context, {
      loginId,
      state,
      redirectUri: callbackUri(context),
      codeChallenge: challenge,
    })
    if (url === null) throw new ProblemError('unavailable', { cause: 'no SLAS for browsers' })
    await remember({ loginId, state, verifier, from: returnPath(from) })
    return { url }
  },
  async stop() {
    await handBackBasket({ context, session })
    session.end()
  },
})
