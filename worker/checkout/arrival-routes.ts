import type { Context } from 'hono'
import * as v from 'valibot'

import { arrivalApi } from '#shared/api-paths.ts'
import { StoreId } from '#shared/stores/store.ts'

import type { AppEnv } from '../config/env.ts'
import type { Edge } from '../http/edge.ts'
import { endpoints } from '../http/endpoints.ts'
import { parseInput } from '../http/input.ts'
import { visitorOf } from '../visitor/visitor.ts'

const ArrivalQuery = v.object({ store: v.optional(StoreId) })

type OpenShop = (c: Context<AppEnv>) => Promise<Pick<Edge, 'commerce' | 'cache'>>

/** When an order arrives at the visitor's location. It needs no session, and depends on the place, so it is never stored. */
export const arrivalRoutes = (openShop: OpenShop) =>
  endpoints().get(arrivalApi.paths.arrival, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { store = null } = parseInput(ArrivalQuery, c.req.query())
    const { commerce, cache } = await openShop(c)
    const { readArrival } = await import('./arrival.ts')
    const sources = {
      context: c.get('context'),
      commerce,
      cache,
      visitor: visitorOf(c.get('context')),
    }
    return c.json(await readArrival(sources, store), 200, {
      'Cache-Control': 'private, no-store',
    })
  })
