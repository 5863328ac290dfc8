import * as v from 'valibot'

import { agentsApi } from '#shared/api-paths.ts'
import { StartAgentLogin } from '#shared/agents/agent.ts'

import { openAgents } from '../agents/open-agents.ts'
import { actionInput } from '../http/personal.ts'
import { createPersonalApi } from './personal.ts'

const { paths } = agentsApi

/** Agents begin and stop to shop for a shopper. Both may be repeated, so there is no idempotency key. */
export const agents = createPersonalApi()
  .post(paths.login, { agents: 'allowed', limit: 'none' }, async (c) => {
    const input = await actionInput(c, StartAgentLogin)
    return c.json(await openAgents(c).startLogin(input))
  })
  .post(paths.stop, { agents: 'allowed', limit: 'none' }, async (c) => {
    await actionInput(c, v.strictObject({}))
    await openAgents(c).stop()
    return c.body(null, 204)
  })
