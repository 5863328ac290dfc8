import * as v from 'valibot'

import type { accountEndpoints } from '#shared/account/endpoints.ts'

import type { Handlers } from '../http/serve.ts'
import type { Edge } from '../http/edge.ts'

export const accountHandlers = {
  getLastTime: {
    agents: 'allowed',
    limit: 'none',
    input: v.object({}),
    // Loads with the first request, not at the start of an isolate.
    run: async (edge) => (await import('./last-time-offer.ts')).readLastTime(edge),
  },
} satisfies Handlers<Edge, typeof accountEndpoints>
