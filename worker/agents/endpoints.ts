import * as v from 'valibot'

import { StartAgentLogin } from '#shared/agents/agent.ts'
import type { agentEndpoints } from '#shared/agents/endpoints.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { returnPath } from '#shared/return-path.ts'

import type { RequestContext } from '../config/env.ts'
import type { Edge } from '../http/edge.ts'
import type { Handlers } from '../http/serve.ts'
import { createPkce } from '../session/pkce.ts'
import { callbackUri, pendingLogin } from './pending-login.ts'
import { agentLoginUrl } from './slas-agents.ts'

export const agentHandlers = {
  startLogin: {
    agents: 'allowed',
    limit: 'none',
    input: StartAgentLogin,
    run: ({ context }, input) => startLogin(context, input),
  },
  stop: {
    agents: 'allowed',
    limit: 'none',
    input: v.strictObject({}),
    async run(edge) {
      const { endSession } = await import('../sign-in/end-session.ts')
      await endSession(edge, { everywhere: false })
    },
  },
} satisfies Handlers<Edge, typeof agentEndpoints>

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
