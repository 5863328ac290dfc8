import * as v from 'valibot'

import {
  ChosenAddress,
  ChosenCard,
  FilledCheckout,
  LikeLastTime,
} from '#shared/account/member-checkout.ts'
import { CARD_IN_BASKET } from '#shared/checkout/card-in-basket.ts'
import { CHECKOUT_STEPS } from '#shared/checkout/checkout-steps.ts'
import { STEP_PATHS, UNFILLED_PARAMETER } from '#shared/checkout/step-paths.ts'

import { pageByProblem } from '../checkout/hooks.ts'
import { customerAction } from '../http/action.ts'
import type { Edge } from '../http/edge.ts'
import { checkOutAsLastTime as fill } from './last-time.ts'
import * as checkout from './member-checkout.ts'

const ofCustomer = { agents: 'allowed', limit: 'none', idempotency: 'bag' } as const

/** From the bag to the review, or to the first step that lacks something. */
const checkOutAsLastTime = customerAction({
  ...ofCustomer,
  name: 'checkOutAsLastTime',
  input: LikeLastTime,
  output: FilledCheckout,
  run: (edge: Edge) => fill(edge),
  form: {
    pages: ['cart'],
    fallbackPage: 'cart',
    pageByProblem,
    fields: ['like'],
    done: ({ openStep, unfilled }) =>
      unfilled ? `${STEP_PATHS[openStep]}?${UNFILLED_PARAMETER}=${unfilled}` : STEP_PATHS[openStep],
  },
})

/** Ships to a saved address, or asks for another one. */
const shipToSaved = customerAction({
  ...ofCustomer,
  name: 'shipToSaved',
  input: ChosenAddress,
  output: v.object({}),
  async run(edge: Edge, { addressId }) {
    if (addressId !== '') await checkout.shipToSaved(edge, { addressId })
    return {}
  },
  form: {
    pages: ['checkoutShipping'],
    fallbackPage: 'checkoutShipping',
    pageByProblem,
    search: '?edit=address',
    fields: ['addressId'],
    done: (_, { addressId }) =>
      addressId === '' ? `${STEP_PATHS.shipping}?edit=form` : STEP_PATHS.shipping,
  },
})

/** Pays with a saved card, keeps the order's own, or asks for another one. */
const payWithSaved = customerAction({
  ...ofCustomer,
  name: 'payWithSaved',
  input: ChosenCard,
  output: v.object({ openStep: v.picklist(CHECKOUT_STEPS) }),
  async run(edge: Edge, { instrumentId }) {
    if (instrumentId === '') return { openStep: 'billing' as const }
    if (instrumentId === CARD_IN_BASKET) return { openStep: 'review' as const }
    const { openStep } = await checkout.payWithSaved(edge, { instrumentId })
    return { openStep }
  },
  form: {
    pages: ['checkoutBilling'],
    fallbackPage: 'checkoutBilling',
    pageByProblem,
    fields: ['instrumentId'],
    // After a payment, only the billing address is left to enter.
    done: ({ openStep }) =>
      openStep === 'billing' ? `${STEP_PATHS.billing}?edit=form` : STEP_PATHS[openStep],
  },
})

export const memberCheckoutActions = { checkOutAsLastTime, shipToSaved, payWithSaved }
