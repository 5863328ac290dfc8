import { ChosenReward, JoinRewards } from '#shared/rewards/member-rewards.ts'
import { FROM_FIELD } from '#shared/actions.ts'
import { STEP_PATHS } from '#shared/checkout/step-paths.ts'
import { routes } from '#shared/routes.ts'
import { DONE_PARAMETER } from '#shared/http/define-route.ts'

import { defineAction } from './define-action.ts'

const wallet = routes.wallet.href({})

const walletAfter = (done: string) =>
  `${wallet}?${new URLSearchParams({ [DONE_PARAMETER]: done }).toString()}`

const ofReward = {
  fallbackPage: 'wallet',
  access: 'memberRewards',
  success: 'redirect',
  idempotency: 'account',
  schema: ChosenReward,
} as const

/** A form beside what is being bought, or in the wallet. */
const whileBuying = {
  ...ofReward,
  pages: ['wallet', 'cart', 'checkoutBilling'],
  fields: ['offerId', FROM_FIELD],
} as const

/** Where members buy. The page opens at its rewards, which show what has changed. */
const BUYING = [routes.cart.href({}), STEP_PATHS.billing]

const pageAfter = (from: string | undefined, done: string) =>
  from !== undefined && BUYING.includes(from) ? `${from}#rewards` : walletAfter(done)

/** Joining the loyalty program (spec 1 §2.1). */
export const joinRewards = defineAction({
  agents: 'refused',
  limit: 'none',
  pages: ['joinRewards'],
  fallbackPage: 'joinRewards',
  access: 'memberRewards',
  success: 'redirect',
  idempotency: 'account',
  fields: ['postalCode', 'terms'],
  toInput: ({ postalCode = '', terms }) => ({
    postalCode,
    // A checkbox that is not checked is not sent.
    acceptsTerms: terms === 'on',
  }),
  schema: JoinRewards,
  async run({ memberRewards, input, idempotencyKey }) {
    const { how } = await memberRewards.join(input, idempotencyKey)
    return walletAfter(how)
  },
})

export const activateReward = defineAction({
  ...ofReward,
  pages: ['wallet'],
  fields: ['offerId'],
  agents: 'allowed',
  limit: 'none',
  async run({ memberRewards, input, idempotencyKey }) {
    const { result } = await memberRewards.activate(input, idempotencyKey)
    return routes.activation.href({ result })
  },
})

export const applyReward = defineAction({
  ...whileBuying,
  agents: 'allowed',
  limit: 'none',
  async run({ memberRewards, input, idempotencyKey, values }) {
    await memberRewards.apply(input, idempotencyKey)
    return pageAfter(values[FROM_FIELD], 'applied')
  },
})

export const removeReward = defineAction({
  ...whileBuying,
  agents: 'allowed',
  limit: 'none',
  async run({ memberRewards, input, idempotencyKey, values }) {
    await memberRewards.remove(input, idempotencyKey)
    return pageAfter(values[FROM_FIELD], 'removed')
  },
})
