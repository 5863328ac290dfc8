import * as v from 'valibot'

import type { campaignEndpoints } from '#shared/campaigns/endpoints.ts'
import { ProductId } from '#shared/product/product.ts'

import type { Edge } from '../http/edge.ts'
import { idList } from '../http/input.ts'
import type { Handlers } from '../http/serve.ts'
import { sourceCodeLimit } from './limits.ts'

export const campaignHandlers = {
  applySourceCode: {
    agents: 'refused',
    limit: sourceCodeLimit,
    input: v.object({ code: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)) }),
    run: async (edge, { code }, idempotencyKey) =>
      (await import('./source-code.ts')).applySourceCode(edge, code, idempotencyKey),
  },
  /** Read with the visitor's own token, so it is never stored. */
  getOwnPrices: {
    agents: 'allowed',
    limit: 'none',
    input: v.object({ ids: idList(ProductId, 24) }),
    run: async (edge, { ids }, signal) =>
      (await import('./own-prices.ts')).readOwnPrices(edge, ids, signal),
  },
} satisfies Handlers<Edge, typeof campaignEndpoints>
