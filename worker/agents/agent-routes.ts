import * as v from 'valibot'

import { StartAgentLogin } from '#shared/agents/agent.ts'
import { agentsApi } from '#shared/api-paths.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { returnPath } from '#shared/return-path.ts'

import type { RequestContext } from '../config/env.ts'
import type { Edge, OpenEdge } from '../http/edge.ts'
import { actionInput } from '../http/personal.ts'
import { createPersonalApi } from '../http/personal-endpoints.ts'
import { createPkce } from '../session/pkce.ts'
import { callbackUri, pendingLogin } from './pending-login.ts'
import { agentLoginUrl } from './slas-agents.ts'

const { paths } = agentsApi

/** Agents begin and stop to shop for a shopper. Both may be repeated, so there is no idempotency key. */
export const agentRoutes = (openEdge: OpenEdge<Edge>) =>
  createPersonalApi(openEdge)
    .post(paths.login, { agents: 'allowed', limit: 'none' }, async (c) =>
      c.json(await startLogin(c.get('context'), await actionInput(c, StartAgentLogin))),
    )
    .post(paths.stop, { agents: 'allowed', limit: 'none' }, async (c) => {
      await actionInput(c, v.strictObject({}))
      const { edge } = await openEdge(c)
      const { endSession } = await import('../sign-in/end-session.ts')
      await endSession(edge, { everywhere: false })
      return c.body(null, 204)
    })

/** Begins the login of an agent. The callback ends it. */
async function startLogin(context: RequestContext, { loginId, from }: StartAgentLogin) {
  const { verifier, challenge } = await createPkce()
  const state = crypto.randomUUID()
  const url = agentLoginUrl(context, {
    loginId,
    state,
    redirectUri: callbackUri(context),
    codeChallenge: challenge,
  })
  if (url === null) throw new ProblemError('unavailable', { cause: 'no SLAS for browsers' })
  await pendingLogin.write(context, { loginId, state, verifier, from: returnPath(from) })
  return { url }
}
