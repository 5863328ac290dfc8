import * as v from 'valibot'

import { ProblemError } from '#shared/http/problem.ts'

import type { BasketCall, BasketResult, Call, RejectionType } from './basket-call.ts'
import { customerOf, shipmentPath } from './basket-checkout.ts'
import { parseCart } from './parse-cart.ts'
import { parseLeniently } from './parse-usable.ts'
import { failureOf, giftCardProblem, rejectionOf } from './problem-type.ts'
import type { CommerceResult, Method } from './send-request.ts'
import type { ShopperRequest } from './shopper-client.ts'
import { isForPickup, WireBasket, WireShippingMethod, type WireShipment } from './wire-basket.ts'
import { WireId } from './wire-id.ts'
import type { WireProblem } from './wire-problem.ts'

/** Sends a request as one shopper, and renews tokens as needed. @throws `unavailable`: nothing was done */
export type SendAsSession = (
  request: ShopperRequest & { startsSession?: boolean },
) => Promise<CommerceResult>

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

/** The basket API for one shopper (spec 1 §7, spec 2 §7). Every method throws `unavailable` if the request cannot be sent. */
export function createBaskets(send: SendAsSession) {
  const call: Call = async (basketId, { operation, path, ...rest }) =>
    basketResult(
      await send(basketRequest(operation, `/baskets/${basketId}${path ?? ''}`, rest)),
      rest.method,
    )

  return {
    /**
     * @param storeId the store that the shopper prefers
     * @returns the id of the existing basket if the shopper already has one
     */
    async create(
      storeId: string | null,
    ): Promise<BasketResult | { kind: 'exists'; basketId: string }> {
      const request = basketRequest('createBasket', '/baskets', {
        method: 'POST',
        body: storeId === null ? {} : { c_preferredStore: storeId },
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
    /** Those for delivery, and the one for pickup. */
    async shippingMethods(
      basketId: string,
      { shipmentId }: Pick<WireShipment, 'shipmentId'>,
      signal?: AbortSignal,
    ) {
      const path = `${shipmentPath(shipmentId)}/shipping-methods` as const
      const operation = 'getShippingMethodsForShipment'
      const answer = await send(
        basketRequest(operation, `/baskets/${basketId}${path}`, { method: 'GET', signal }),
      )
      if (answer.kind !== 'ok') throw new ProblemError('unavailable')
      const { output } = parseLeniently(ShippingMethods, answer.body)
      if (!output) throw new UnknownOutcome({ cause: new Error('The methods cannot be read.') })
      const { applicableShippingMethods: methods } = output
      return {
        delivering: methods.filter((method) => !isForPickup(method)),
        pickup: methods.find(isForPickup) ?? null,
      }
    },
    ...linesOf(call),
    ...customerOf(call),
  }
}

/** A change of a line (spec 1 §7). */
export interface LineChange {
  /** 0 removes the line. */
  quantity: number
  c_isBonusLineItem: boolean
  /** Empty: the item is shipped. */
  c_fromStoreId?: string
  [custom: `c_${string}`]: unknown
}

/** Requests for items, gift certificates and coupons. */
const linesOf = (call: Call) => ({
  addItemToBasket: (basketId: string, body: readonly object[]) =>
    call(basketId, { operation: 'addItemToBasket', method: 'POST', path: '/items', body }),
  updateItemInBasket: (basketId: string, itemId: string, body: LineChange) => {
    const path = `/items/${itemId}` as const
    return call(basketId, { operation: 'updateItemInBasket', method: 'PATCH', path, body })
  },
  /** The body is a single item (spec 2 §7). */
  addGiftCertificateItemToBasket: (basketId: string, body: object) => {
    const path = '/gift-certificate-items'
    const operation = 'addGiftCertificateItemToBasket'
    return call(basketId, { operation, method: 'POST', path, body })
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
  const cause = `status ${status}`
  if (status >= 500) {
    throw new UnknownOutcome({ cause, ...(method !== 'GET' && { type: failureOf(problem) }) })
  }
  if (status === 429 || status === 401 || status < 400) {
    throw new ProblemError('unavailable', { cause })
  }
  return isGone(problem)
    ? { kind: 'gone' }
    : { kind: 'refused', slug: problem.slug, problem: typeOfRejection(problem) }
}

/** The service names the limit that a basket would exceed, and what is wrong with a gift card. */
function typeOfRejection(problem: WireProblem): RejectionType {
  const { members } = problem
  if (GIFT_CARD_LIMITS.some((name) => name in members)) return 'gift-card-limit'
  return giftCardProblem(members['statusCode']) ?? rejectionOf(problem)
}

const GIFT_CARD_LIMITS = ['MaxCardLimit', 'maxGiftCardApplication']

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
