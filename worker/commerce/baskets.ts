import * as v from 'valibot'

import { ProblemError } from '#shared/contract/problem.ts'

import { parseCart } from './parse-cart.ts'
import { parseLeniently } from './parse-usable.ts'
import { failureOf, rejectionOf } from './problem-type.ts'
import type { CommerceResult, Method } from './send-request.ts'
import type { ShopperRequest } from './shopper-client.ts'
import { WireBasket, WireShippingMethod, type WireAddress } from './wire-basket.ts'
import { WireId } from './wire-id.ts'

/** Sends a request as one shopper, and renews tokens as needed. @throws `unavailable`: nothing was done */
export type SendAsSession = (
  request: ShopperRequest & { startsSession?: boolean },
) => Promise<CommerceResult>

interface BasketCall {
  operation: string
  method: Method
  /** Relative to the basket. */
  path?: `/${string}`
  body?: unknown
  query?: Record<string, boolean | string>
  startsSession?: boolean
  signal?: AbortSignal | undefined
}

interface UnknownOutcomeDetails {
  isTimeout?: boolean
  cause?: unknown
  /** `service-error` if the service reported an error of its own. */
  type?: 'unavailable' | 'service-error'
}

/** The outcome is unknown: a request was sent without a usable response, so a write may have been done. */
export class UnknownOutcome extends ProblemError {
  /** The request timed out, so the write may even be done later. */
  readonly isTimeout: boolean

  constructor({ isTimeout = false, cause, type = 'unavailable' }: UnknownOutcomeDetails = {}) {
    super(type, { cause })
    this.isTimeout = isTimeout
  }
}

/** A rejected request has the slug of the service's problem type, and the problem if its caller knows no better one. */
export type BasketResult =
  | { kind: 'basket'; basket: WireBasket }
  /** The basket no longer exists or belongs to another shopper; the service does not say which. */
  | { kind: 'gone' }
  | { kind: 'refused'; slug: string; problem: 'submission-invalid' | 'rejected' }

type Call = (basketId: string, call: BasketCall) => Promise<BasketResult>

/** The basket API for one shopper (spec 1 §7, spec 2 §7). Every method throws `unavailable` if the request cannot be sent. */
export function createBaskets(send: SendAsSession) {
  const call: Call = async (basketId, { operation, path, ...rest }) =>
    basketResult(
      await send(basketRequest(operation, `/baskets/${basketId}${path ?? ''}`, rest)),
      rest.method,
    )

  return {
    /** @returns the id of the existing basket if the shopper already has one */
    async create(): Promise<BasketResult | { kind: 'exists'; basketId: string }> {
      const request = basketRequest('createBasket', '/baskets', {
        method: 'POST',
        body: {},
        startsSession: true,
      })
      const answer = await send(request)
      const existing = answer.kind === 'http-error' ? existingBasketIdOf(answer) : null
      return existing === null
        ? basketResult(answer, 'POST')
        : { kind: 'exists', basketId: existing }
    },
    /**
     * Merges the bag of the guest who has signed in into the customer's (scapi §6.7). `refused` with the slug
     * `no-source-basket-exception` if there is none, also after an earlier merge.
     */
    async merge(): Promise<BasketResult> {
      const request = basketRequest('mergeBasket', '/baskets/actions/merge', {
        method: 'POST',
        query: { createDestinationBasket: true, productItemMergeMode: 'separate_item' },
      })
      return basketResult(await send(request), 'POST')
    },
    get: (basketId: string, signal?: AbortSignal) =>
      call(basketId, { operation: 'getBasket', method: 'GET', signal }),
    async shippingMethods(basketId: string, signal?: AbortSignal) {
      const path = `/baskets/${basketId}/shipments/me/shipping-methods` as const
      const operation = 'getShippingMethodsForShipment'
      const answer = await send(basketRequest(operation, path, { method: 'GET', signal }))
      if (answer.kind !== 'ok') throw new ProblemError('unavailable')
      const { output } = parseLeniently(ShippingMethods, answer.body)
      if (!output) throw new UnknownOutcome({ cause: new Error('The methods cannot be read.') })
      // A method for pickup needs a store, which the checkout does not ask for.
      const delivering = output.applicableShippingMethods.filter(
        (method) => method.c_storePickupEnabled !== true,
      )
      return { applicableShippingMethods: delivering }
    },
    ...linesOf(call),
    ...customerOf(call),
  }
}

/** Requests for items, gift certificates and coupons. */
const linesOf = (call: Call) => ({
  addItemToBasket: (basketId: string, body: readonly object[]) =>
    call(basketId, { operation: 'addItemToBasket', method: 'POST', path: '/items', body }),
  updateItemInBasket: (basketId: string, itemId: string, body: { quantity: number }) => {
    const path = `/items/${itemId}` as const
    return call(basketId, { operation: 'updateItemInBasket', method: 'PATCH', path, body })
  },
  removeItemFromBasket: (basketId: string, itemId: string) => {
    const path = `/items/${itemId}` as const
    return call(basketId, { operation: 'removeItemFromBasket', method: 'DELETE', path })
  },
  removeGiftCertificateItemFromBasket: (basketId: string, giftCertificateItemId: string) => {
    const path = `/gift-certificate-items/${giftCertificateItemId}` as const
    const operation = 'removeGiftCertificateItemFromBasket'
    return call(basketId, { operation, method: 'DELETE', path })
  },
  addCouponToBasket: (basketId: string, code: string) => {
    const body = { code }
    return call(basketId, {
      operation: 'addCouponToBasket',
      method: 'POST',
      path: '/coupons',
      body,
    })
  },
  removeCouponFromBasket: (basketId: string, couponItemId: string) => {
    const path = `/coupons/${couponItemId}` as const
    return call(basketId, { operation: 'removeCouponFromBasket', method: 'DELETE', path })
  },
})

/** Requests for customer, shipping and payment. */
const customerOf = (call: Call) => ({
  updateBasket: (basketId: string, body: { currency: string }) =>
    call(basketId, { operation: 'updateBasket', method: 'PATCH', body }),
  updateCustomerForBasket: (basketId: string, email: string) =>
    call(basketId, {
      operation: 'updateCustomerForBasket',
      method: 'PUT',
      path: '/customer',
      body: { email },
    }),
  updateShippingAddressForShipment: (basketId: string, body: WireAddress) =>
    call(basketId, {
      operation: 'updateShippingAddressForShipment',
      method: 'PUT',
      path: '/shipments/me/shipping-address',
      query: { useAsBilling: false },
      body,
    }),
  updateShippingMethodForShipment: (basketId: string, id: string) =>
    call(basketId, {
      operation: 'updateShippingMethodForShipment',
      method: 'PUT',
      path: '/shipments/me/shipping-method',
      body: { id },
    }),
  updateBillingAddressForBasket: (basketId: string, body: WireAddress) =>
    call(basketId, {
      operation: 'updateBillingAddressForBasket',
      method: 'PUT',
      path: '/billing-address',
      query: { useAsShipping: false },
      body,
    }),
  addPaymentInstrumentToBasket: (basketId: string, body: object) =>
    call(basketId, {
      operation: 'addPaymentInstrumentToBasket',
      method: 'POST',
      path: '/payment-instruments',
      body,
    }),
  removePaymentInstrumentFromBasket: (basketId: string, id: string) =>
    call(basketId, {
      operation: 'removePaymentInstrumentFromBasket',
      method: 'DELETE',
      path: `/payment-instruments/${id}`,
    }),
})

export type Baskets = ReturnType<typeof createBaskets>

const ShippingMethods = v.object({
  applicableShippingMethods: v.optional(v.array(WireShippingMethod), []),
})

function basketRequest(
  operation: string,
  path: `/${string}`,
  { method, body, query, startsSession = false, signal }: Omit<BasketCall, 'operation' | 'path'>,
) {
  return {
    family: 'baskets',
    operation,
    method,
    path,
    ...(query && { query }),
    ...(body !== undefined && { body }),
    startsSession,
    signal,
  } as const
}

/** @throws {ProblemError} `unavailable`; an `UnknownOutcome` if the outcome is unknown */
function basketResult(answer: CommerceResult, method: Method): BasketResult {
  if (answer.kind === 'ok') {
    const basket = parseCart(WireBasket, answer.body)
    if (!basket) throw new UnknownOutcome({ cause: new Error('The basket cannot be read.') })
    return { kind: 'basket', basket }
  }
  if (answer.kind === 'no-response') throw new UnknownOutcome(answer)
  const { status, problem } = answer
  if (status >= 500) throw new UnknownOutcome(method === 'GET' ? {} : { type: failureOf(problem) })
  if (status === 429 || status === 401 || status < 400) throw new ProblemError('unavailable')
  return isGone(problem)
    ? { kind: 'gone' }
    : { kind: 'refused', slug: problem.slug, problem: rejectionOf(problem) }
}

const isGone = ({ slug, detail }: { slug: string; detail: string }) =>
  slug === 'basket-not-found' || slug === 'invalid-customer' || /customer is invalid/i.test(detail)

/** A shopper has at most one open basket. The error names it, as a text or as a list. */
function existingBasketIdOf({ problem }: Extract<CommerceResult, { kind: 'http-error' }>) {
  if (problem.slug !== 'customer-baskets-quota-exceeded') return null
  const named = v.safeParse(
    v.union([
      WireId,
      v.pipe(
        v.tupleWithRest([WireId], WireId),
        v.transform(([id]) => id),
      ),
    ]),
    problem.members['basketIds'],
  )
  return named.success ? named.output : null
}
