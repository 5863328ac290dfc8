import * as v from 'valibot'

import { CHECKOUT_STEPS } from '#shared/checkout/checkout-steps.ts'
import { OrderNo } from '#shared/checkout/checkout.ts'
import type { checkoutEndpoints } from '#shared/checkout/endpoints.ts'

import type { Edge } from '../http/edge.ts'
import type { Handlers } from '../http/serve.ts'
import type { createCheckoutActions } from './actions.ts'

const forAll = { agents: 'allowed', limit: 'none' } as const

export const createCheckoutHandlers = ({
  saveShippingAddress,
  chooseShippingMethod,
  savePayment,
  placeOrder,
}: ReturnType<typeof createCheckoutActions>) =>
  ({
    getCheckout: {
      ...forAll,
      input: v.object({ step: v.picklist(CHECKOUT_STEPS) }),
      run: async (edge, { step }, signal) =>
        (await import('./checkout.ts')).getCheckout(edge, step, signal),
    },
    saveShippingAddress,
    chooseShippingMethod,
    savePayment,
    placeOrder,
    getOrder: {
      ...forAll,
      input: v.object({ orderNo: OrderNo }),
      run: async (edge, { orderNo }, signal) =>
        (await import('./map-order.ts')).readOrder(edge, orderNo, signal),
    },
  }) satisfies Handlers<Edge, typeof checkoutEndpoints>
