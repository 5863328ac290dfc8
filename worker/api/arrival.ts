import * as v from 'valibot'

import { arrivalApi } from '#shared/api-paths.ts'
import { StoreId } from '#shared/stores/store.ts'

import { loadShop } from '../load-shop.ts'
import { visitorOf } from '../visitor/visitor.ts'
import { endpoints } from '../http/endpoints.ts'
import { parseInput } from '../http/input.ts'

const ArrivalQuery = v.object({ store: v.optional(StoreId) })

/** When an order arrives where the visitor is. It needs no session, and depends on the place, so it is never stored. */
export const arrival = endpoints().get(
  arrivalApi.paths.arrival,
  { agents: 'allowed', limit: 'none' },
  async (c) => {
    const { store = null } = parseInput(ArrivalQuery, c.req.query())
    const context = c.get('context')
    const { createShop } = await loadShop(context)
    const { commerce, cache } = createShop({ context, bindings: c.env, caller: 'api' })
    const { readArrival } = await import('../shipping/read-arrival.ts')
    const sources = { context, commerce, cache, visitor: visitorOf(c) }
    return c.json(await readArrival(sources, store), 200, { 'Cache-Control': 'private, no-store' })
  },
)
