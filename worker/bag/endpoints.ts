import * as v from 'valibot'

import type { bagEndpoints } from '#shared/bag/endpoints.ts'

import type { Edge } from '../http/edge.ts'
import type { Handlers } from '../http/serve.ts'
import { bagActions } from './actions.ts'

const { addToBag, updateLine, removeGiftCertificate, addCoupon, removeCoupon } = bagActions

export const bagHandlers = {
  getBag: {
    agents: 'allowed',
    limit: 'none',
    input: v.object({}),
    run: async (edge, _, signal) => (await import('./bag.ts')).readBag(edge, signal),
  },
  addToBag,
  updateLine,
  removeGiftCertificate,
  addCoupon,
  removeCoupon,
} satisfies Handlers<Edge, typeof bagEndpoints>
