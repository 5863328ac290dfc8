import { ChosenReward, JoinRewards } from '#shared/contract/member-rewards.ts'
import { DONE_PARAMETER, routes } from '#shared/routes.ts'

import { defineAction } from './define-action.ts'

const wallet = routes.wallet.href({})

const walletAfter = (done: string) =>
  `${wallet}?${new URLSearchParams({ [DONE_PARAMETER]: done }).toString()}`

const onWallet = {
  pages: ['wallet'],
  fallbackPage: 'wallet',
  access: 'memberRewards',
  success: 'redirect',
  idempotency: 'account',
  fields: ['offerId'],
  schema: ChosenReward,
} as const

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
  ...onWallet,
  agents: 'allowed',
  limit: 'none',
  async run({ memberRewards, input, idempotencyKey }) {
    const { result } = await memberRewards.activate(input, idempotencyKey)
    return routes.activation.href({ result })
  },
})

export const applyReward = defineAction({
  ...onWallet,
  agents: 'allowed',
  limit: 'none',
  async run({ memberRewards, input, idempotencyKey }) {
    await memberRewards.apply(input, idempotencyKey)
    return walletAfter('applied')
  },
})

export const removeReward = defineAction({
  ...onWallet,
  agents: 'allowed',
  limit: 'none',
  async run({ memberRewards, input, idempotencyKey }) {
    await memberRewards.remove(input, idempotencyKey)
    return walletAfter('removed')
  },
})
