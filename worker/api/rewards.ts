import * as v from 'valibot'

import { rewardsApi } from '#shared/api-paths.ts'

import { openShopper } from '../shopper/open-shopper.ts'
import { actionInput, idempotencyKeyOf } from '../http/personal.ts'
import { createPersonalApi } from './personal.ts'

const { paths } = rewardsApi

/** The rewards of the customer who is signed in. For everybody else, reading them costs no call. */
export const rewards = createPersonalApi()
  .get(paths.rewards, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { rewards: program } = await openShopper(c)
    return c.json(await program.getRewards(c.req.raw.signal))
  })
  .get(paths.toUse, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { memberRewards } = await openShopper(c)
    return c.json(await memberRewards.getRewardsToUse())
  })
  .post(paths.update, { agents: 'allowed', limit: 'none' }, async (c) => {
    const idempotencyKey = idempotencyKeyOf(c)
    await actionInput(c, v.strictObject({}))
    const { rewards: program } = await openShopper(c)
    return c.json(await program.requestUpdate(idempotencyKey))
  })
