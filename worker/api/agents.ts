import * as v from 'valibot'

import { agentsApi } from '#shared/contract/api-paths.ts'
import { StartAgentLogin } from '#shared/contract/agent.ts'

import { createAgents } from '../agents/agents.ts'
import { rememberLogin } from '../agents/pending-login.ts'
import { openShopper } from '../shopper/open-shopper.ts'
import { actionInput, createPersonalApi } from './personal.ts'

const { paths } = agentsApi

/** Agents begin and stop to shop for a shopper. Both may be repeated, so there is no idempotency key. */
export const agents = createPersonalApi()
  .post(paths.login, async (c) => {
    const input = await actionInput(c, StartAgentLogin)
    const { context } = c.var
    const { session } = await openShopper(c)
    const headers = new Headers()
    const remember = (login: Parameters<typeof rememberLogin>[2]) =>
      rememberLogin(context, headers, login)
    const answer = await createAgents({ context, session, remember }).startLogin(input)
    return c.json(answer, 200, Object.fromEntries(headers))
  })
  .post(paths.stop, async (c) => {
    const { context } = c.var
    await actionInput(c, v.strictObject({}))
    const { session } = await openShopper(c)
    await createAgents({ context, session, remember: () => Promise.resolve() }).stop()
    return c.body(null, 204)
  })
