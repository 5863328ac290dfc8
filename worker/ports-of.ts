import type { Context } from 'hono'

import type { AppEnv } from './config/env.ts'
import { createLimitedEdge, runLimited } from './limits/limit-attempts.ts'
import { refuseAgent } from './session/refuse-agent.ts'
import { openShopper } from './open-shopper.ts'
import type { FormPorts } from './http/action-form.ts'
import type { Edge } from './http/edge.ts'

/** Opens what the actions of one request need. */
export const portsOf = (c: Context<AppEnv>): FormPorts<Edge> => ({
  refuseAgent: () => refuseAgent(createLimitedEdge(c)),
  limited: (limit, typed, run) => runLimited(createLimitedEdge(c), { limit, typed }, run),
  publicEdge: () => ({ context: c.get('context'), bindings: c.env }),
  openEdge: async () => (await openShopper(c)).edge,
})
