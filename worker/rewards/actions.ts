import * as v from 'valibot'

import { FROM_FIELD } from '#shared/http/form-fields.ts'
import { STEP_PATHS } from '#shared/checkout/step-paths.ts'
import { DONE_PARAMETER } from '#shared/http/define-route.ts'
import {
  ActivatedReward,
  ChosenReward,
  JoinedRewards,
  JoinRewards,
} from '#shared/rewards/member-rewards.ts'
import { routes } from '#shared/routes.ts'

import { customerAction, visitorAction } from '../http/action.ts'
import type { Edge } from '../http/edge.ts'

/** Load with the first request that needs them, not at the start of an isolate. */
const memberRewards = () => import('./member-rewards.ts')
const rewardCoupons = () => import('./reward-coupons.ts')

const Nothing = v.object({})

const walletAfter = (done: string) =>
  `${routes.wallet.href({})}?${new URLSearchParams({ [DONE_PARAMETER]: done }).toString()}`

/** Joining the loyalty program (spec 1 §2.1). */
const joinRewards = customerAction({
  name: 'joinRewards',
  agents: 'refused',
  limit: 'none',
  idempotency: 'account',
  input: JoinRewards,
  output: JoinedRewards,
  run: async (edge, input) => (await memberRewards()).joinRewards(edge, input),
  form: {
    pages: ['joinRewards'],
    fallbackPage: 'joinRewards',
    fields: ['postalCode', 'terms'],
    toInput: ({ postalCode = '', terms }) => ({
      postalCode,
      // An unchecked checkbox is not sent.
      acceptsTerms: terms === 'on',
    }),
    done: ({ how }) => walletAfter(how),
  },
})

const inWallet = { fallbackPage: 'wallet' } as const

const activateReward = visitorAction({
  name: 'activateReward',
  agents: 'allowed',
  limit: 'none',
  idempotency: 'account',
  input: ChosenReward,
  output: ActivatedReward,
  run: async (edge, input) =>
    edge.session.state?.authType === 'registered'
      ? (await memberRewards()).activateReward(edge, input)
      : { result: 'noauth' as const },
  form: {
    ...inWallet,
    pages: ['wallet'],
    fields: ['offerId'],
    done: ({ result }) => routes.activation.href({ result }),
  },
})

/** A form beside what is being bought, or in the wallet. */
const whileBuying = {
  ...inWallet,
  pages: ['wallet', 'cart', 'checkoutBilling'],
  fields: ['offerId', FROM_FIELD],
} as const

/** The pages where members buy. They open at the rewards, which show the change. */
const BUYING = [routes.cart.href({}), STEP_PATHS.billing]

const pageAfter = (from: string | undefined, done: string) =>
  from !== undefined && BUYING.includes(from) ? `${from}#rewards` : walletAfter(done)

const applyReward = customerAction({
  name: 'applyReward',
  agents: 'allowed',
  limit: 'none',
  idempotency: 'account',
  input: ChosenReward,
  output: Nothing,
  run: async (edge: Edge, input, { idempotencyKey }) =>
    (await rewardCoupons()).applyReward(edge, input, idempotencyKey),
  form: { ...whileBuying, done: (_, values) => pageAfter(values[FROM_FIELD], 'applied') },
})

const removeReward = customerAction({
  name: 'removeReward',
  agents: 'allowed',
  limit: 'none',
  idempotency: 'account',
  input: ChosenReward,
  output: Nothing,
  run: async (edge: Edge, input, { idempotencyKey }) =>
    (await rewardCoupons()).removeReward(edge, input, idempotencyKey),
  form: { ...whileBuying, done: (_, values) => pageAfter(values[FROM_FIELD], 'removed') },
})

export const rewardActions = { joinRewards, activateReward, applyReward, removeReward }
