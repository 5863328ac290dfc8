import * as v from 'valibot'

import { ProblemError } from '#shared/http/problem.ts'

import { parseLeniently } from '../upstream/parse-usable.ts'
import type { SendAsSession } from '../upstream/shopper-client.ts'
import { bagFamilies } from './families.ts'
import { parseCart } from './parse-cart.ts'
import {
  basketRequest,
  basketResult,
  existingBasketIdOf,
  UnknownOutcome,
  type BasketResult,
  type Call,
} from './upstream.ts'
import {
  isForPickup,
  WireBasket,
  WireShippingMethod,
  type WireAddress,
  type WireShipment,
} from './wire-basket.ts'

/** The basket API for one shopper (spec 1 §7, spec 2 §7). Every method throws `unavailable` if the request cannot be sent. */
export function createBaskets({ session }: { session: { send: SendAsSession } }) {
  const send: SendAsSession = (request) => session.send(request)
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
    /** The open basket of the customer. Null if there is none. @throws {ProblemError} `unavailable` */
    async ofCustomer(customerId: string, signal?: AbortSignal): Promise<WireBasket | null> {
      const answer = await send({
        family: bagFamilies.customerBaskets,
        operation: 'getCustomerBaskets',
        method: 'GET',
        path: `/customers/${customerId}/baskets`,
        signal,
      })
      const { output } = parseLeniently(CustomerBaskets, answer.kind === 'ok' ? answer.body : null)
      if (!output) throw new ProblemError('unavailable', { cause: answer.kind })
      const [first] = output.baskets
      return first === undefined ? null : parseCart(WireBasket, first)
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

const shipmentPath = (shipmentId: string) => `/shipments/${encodeURIComponent(shipmentId)}` as const

/** Requests for customer, shipping and payment. */
const customerOf = (call: Call) => ({
  updateBasket: (
    basketId: string,
    body: { currency: string } | { c_attribution: string },
    signal?: AbortSignal,
  ) => call(basketId, { operation: 'updateBasket', method: 'PATCH', body, signal }),
  updateCustomerForBasket: (basketId: string, email: string) =>
    call(basketId, {
      operation: 'updateCustomerForBasket',
      method: 'PUT',
      path: '/customer',
      body: { email },
    }),
  updateShipmentForBasket: (
    basketId: string,
    { shipmentId }: Pick<WireShipment, 'shipmentId'>,
    body: Partial<WireShipment>,
  ) =>
    call(basketId, {
      operation: 'updateShipmentForBasket',
      method: 'PATCH',
      path: shipmentPath(shipmentId),
      body,
    }),
  updateShippingAddressForShipment: (
    basketId: string,
    { shipmentId }: Pick<WireShipment, 'shipmentId'>,
    body: WireAddress,
  ) =>
    call(basketId, {
      operation: 'updateShippingAddressForShipment',
      method: 'PUT',
      path: `${shipmentPath(shipmentId)}/shipping-address`,
      query: { useAsBilling: false },
      body,
    }),
  updateShippingMethodForShipment: (
    basketId: string,
    { shipmentId }: Pick<WireShipment, 'shipmentId'>,
    id: string,
  ) =>
    call(basketId, {
      operation: 'updateShippingMethodForShipment',
      method: 'PUT',
      path: `${shipmentPath(shipmentId)}/shipping-method`,
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
  updatePaymentInstrumentInBasket: (
    basketId: string,
    id: string,
    body: { amount: number; c_confirmedTotal?: number },
  ) =>
    call(basketId, {
      operation: 'updatePaymentInstrumentInBasket',
      method: 'PATCH',
      path: `/payment-instruments/${id}`,
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

const CustomerBaskets = v.object({ baskets: v.optional(v.array(v.unknown()), []) })

const ShippingMethods = v.object({
  applicableShippingMethods: v.optional(v.array(WireShippingMethod), []),
})
