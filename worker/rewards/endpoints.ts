import * as v from 'valibot'

import type { rewardEndpoints } from '#shared/rewards/endpoints.ts'
import { RequestedUpdate } from '#shared/rewards/rewards.ts'

import type { Edge } from '../http/edge.ts'
import type { Handlers } from '../http/serve.ts'
import { hashKey, resultOf, runIdempotent } from '../idempotency/run-idempotent.ts'
import { requireCustomer } from '../session/customer.ts'

/** Load with the first request that needs them, not at the start of an isolate. */
const rewards = () => import('./rewards.ts')
const memberRewards = () => import('./member-rewards.ts')

const forAll = { agents: 'allowed', limit: 'none' } as const
const Nothing = v.object({})

export const rewardHandlers = {
  getRewards: {
    ...forAll,
    input: Nothing,
    run: async (edge, _, signal) => (await rewards()).getRewards(edge, signal),
  },
  getRewardsToUse: {
    ...forAll,
    input: Nothing,
    run: async (edge) => (await memberRewards()).getRewardsToUse(edge),
  },
  requestUpdate: {
    ...forAll,
    input: v.strictObject({}),
    async run(edge, _, idempotencyKey) {
      const { context, bindings, session } = edge
      const { requestUpdate } = await rewards()
      return runIdempotent({
        context,
        bindings,
        session,
        name: await hashKey(idempotencyKey, `${context.site.id}.updateRewards`, {}),
        kind: 'account',
        schema: RequestedUpdate,
        run: () =>
          resultOf(() => {
            requireCustomer(edge)
            return requestUpdate(edge)
          }),
      })
    },
  },
} satisfies Handlers<Edge, typeof rewardEndpoints>
