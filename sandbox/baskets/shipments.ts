import { badRequest, ProblemError } from '../problems.ts'
import { shippingMethodsFor } from '../pricing/shipping-methods.ts'
import type { Destination } from '../pricing/model.ts'
import { orderAddress } from './order-address.ts'
import { shipmentNotFound } from './basket-problems.ts'
import { hexId } from './hex-id.ts'
import { mergedCustom } from './merged-custom.ts'
import {
  type BasketDocument,
  type BasketShipment,
  type Caller,
  DEFAULT_SHIPMENT,
  type Draft,
  type OrderAddress,
} from './model.ts'
import type { NewShipmentBody, ShipmentBody } from './shipment-body.ts'

const MAX_SHIPMENTS = 20

export const emptyShipment = (shipmentId: string): BasketShipment => ({
  shipmentId,
  shippingItemId: hexId(),
  shippingAddress: null,
  shippingMethodId: null,
  gift: false,
  custom: {},
})

export function requireShipment(basket: BasketDocument, shipmentId: string): BasketShipment {
  const found = basket.shipments.find((shipment) => shipment.shipmentId === shipmentId)
  if (!found) throw shipmentNotFound(shipmentId)
  return found
}

export function addShipment({ basket, caller }: Draft, body: NewShipmentBody) {
  const shipmentId = body.shipmentId ?? body.shipmentNo ?? hexId()
  if (basket.shipments.some((shipment) => shipment.shipmentId === shipmentId)) {
    throw badRequest(`There is a shipment with ID '${shipmentId}' already.`, { shipmentId })
  }
  if (basket.shipments.length >= MAX_SHIPMENTS) throw badRequest('There are too many shipments.')
  const shipment = emptyShipment(shipmentId)
  describe(shipment, body, caller)
  basket.shipments = [...basket.shipments, shipment]
}

export function updateShipment(
  { basket, caller }: Draft,
  { shipmentId, body }: { shipmentId: string; body: ShipmentBody },
) {
  describe(requireShipment(basket, shipmentId), body, caller)
}

/** Takes a shipment out, with the items that were to travel in it. */
export function removeShipment({ basket }: Draft, { shipmentId }: { shipmentId: string }) {
  requireShipment(basket, shipmentId)
  if (shipmentId === DEFAULT_SHIPMENT) throw defaultStays()
  basket.shipments = basket.shipments.filter((shipment) => shipment.shipmentId !== shipmentId)
  basket.lines = basket.lines.filter((line) => line.shipmentId !== shipmentId)
}

export function setShippingMethod(
  { basket, caller }: Draft,
  { shipmentId, methodId }: { shipmentId: string; methodId: string },
) {
  const shipment = requireShipment(basket, shipmentId)
  requireMethod(methodId, shipment, caller)
  shipment.shippingMethodId = methodId
}

function describe(shipment: BasketShipment, body: ShipmentBody, caller: Caller) {
  if (body.shippingAddress !== undefined) {
    shipment.shippingAddress = orderAddress(body.shippingAddress)
  }
  if (body.shippingMethod !== undefined) {
    requireMethod(body.shippingMethod.id, shipment, caller)
    shipment.shippingMethodId = body.shippingMethod.id
  }
  if (body.gift !== undefined) shipment.gift = body.gift
  if (body.giftMessage !== undefined) shipment.giftMessage = body.giftMessage
  shipment.custom = mergedCustom(shipment.custom, body.custom)
}

function requireMethod(id: string, shipment: BasketShipment, caller: Caller) {
  if (applicableMethods(shipment, caller).some((method) => method.id === id)) return
  throw badRequest(`The shipping method '${id}' is not applicable to the shipment.`, {
    parameter: 'id',
    shippingMethodId: id,
  })
}

/** The methods that go where the shipment goes, in the caller's language. */
export const applicableMethods = (
  { shippingAddress }: BasketShipment,
  { site, language }: Pick<Caller, 'site' | 'language'>,
) => shippingMethodsFor({ site, language, destination: destinationOf(shippingAddress) })

/** Where taxes and shipping are worked out for; null until country and state are known. */
export function destinationOf(address: OrderAddress | null): Destination | null {
  const { countryCode, stateCode } = address?.fields ?? {}
  return countryCode === undefined || stateCode === undefined ? null : { countryCode, stateCode }
}

const defaultStays = () =>
  new ProblemError({
    status: 403,
    type: 'forbidden',
    title: 'Forbidden',
    detail: `The shipment with ID '${DEFAULT_SHIPMENT}' corresponds to the default shipment and can't be deleted.`,
  })
