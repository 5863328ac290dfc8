import * as v from 'valibot'

import { MOST_AVAILABILITIES } from '#shared/availability/availability.ts'
import type { availabilityEndpoints } from '#shared/availability/endpoints.ts'
import { ProductId } from '#shared/product/product.ts'

import type { Edge } from '../http/edge.ts'
import { idList } from '../http/input.ts'
import type { Handlers } from '../http/serve.ts'

export const availabilityHandlers = {
  /** Depends on the visitor's store, and agents see more, so it is never stored. */
  getAvailability: {
    agents: 'allowed',
    limit: 'none',
    input: v.object({ ids: idList(ProductId, MOST_AVAILABILITIES) }),
    run: async (edge, { ids }) =>
      (await import('./live-availability.ts')).readLiveAvailability(edge, ids),
  },
} satisfies Handlers<Edge, typeof availabilityEndpoints>
