import * as v from 'valibot'

import { CHECKOUT_STEPS } from '#shared/checkout/checkout-steps.ts'
import { OrderNo } from '#shared/checkout/checkout.ts'
import type {
  arrivalEndpoints,
  checkoutEndpoints,
  streetEndpoints,
} from '#shared/checkout/endpoints.ts'
import { SuggestStreets } from '#shared/checkout/street-suggestions.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { StoreId } from '#shared/stores/store.ts'

import type { Edge, PlaceEdge } from '../http/edge.ts'
import type { Handlers } from '../http/serve.ts'
import { placesLimit } from '../places/limits.ts'
import { externalFetch } from '../upstream/outside-fetch.ts'
import type { createCheckoutActions } from './actions.ts'
import { createStreetSuggestions } from './street-suggestion-service.ts'

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

export const arrivalHandlers = {
  getArrival: {
    ...forAll,
    input: v.object({ store: v.nullish(StoreId, null) }),
    run: async (edge, { store }) => (await import('./arrival.ts')).readArrival(edge, store),
  },
} satisfies Handlers<PlaceEdge, typeof arrivalEndpoints>

export const streetHandlers = {
  /** Only for shoppers with a bag: the service is paid by the call. */
  suggestStreets: {
    agents: 'allowed',
    limit: placesLimit,
    input: SuggestStreets,
    async run({ context, session }, { typed }, signal) {
      const service = createStreetSuggestions({ ...context, fetch: externalFetch })
      if (!service) throw new ProblemError('not-found')
      if (!session.state?.basketId) throw new ProblemError('forbidden')
      return service.suggest(typed, signal)
    },
  },
} satisfies Handlers<Edge, typeof streetEndpoints>
