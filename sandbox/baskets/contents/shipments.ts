import * as v from 'valibot'

import type { SiteId } from '../../platform/site.ts'
import { hexId } from '../../platform/hex.ts'
import type { Destination, ShippingMethod } from '../../pricing/model.ts'
import { hasRegions, pickupMethod, shippingMethodsFor } from '../../pricing/shipping-methods.ts'
import { badRequest, ProblemError } from '../../platform/problems.ts'
import { mergedCustom, withCustom } from '../../platform/custom-fields.ts'
import { requireSite } from '../../sites/sites.ts'
import { shipmentNotFound } from './basket-problems.ts'
import {
  type BasketDocument,
  type BasketShipment,
  type Caller,
  DEFAULT_SHIPMENT,
  type Draft,
  type OrderAddress,
} from './model.ts'
import { orderAddress, AddressBody } from './order-address.ts'
import { requireOneStore, makeDelivery, storeInFields, makePickup, withoutStore } from './pickup.ts'
import { getStore } from './lines-with-store.ts'
import { GiftMessage } from './item-body.ts'
import { emptyShipment } from './empty-basket.ts'

export const MethodBody = v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) })

const ShipmentId = v.pipe(v.string(), v.regex(/^[\w-]{1,50}$/))

const fields = {
  shippingAddress: v.exactOptional(AddressBody),
  shippingMethod: v.exactOptional(MethodBody),
  gift: v.exactOptional(v.boolean()),
  giftMessage: v.exactOptional(GiftMessage),
  shipmentNo: v.exactOptional(ShipmentId),
}

export const ShipmentBody = v.pipe(v.looseObject(fields), v.transform(withCustom))
export type ShipmentBody = v.InferOutput<typeof ShipmentBody>

export const NewShipmentBody = v.pipe(
  v.looseObject({
    ...fields,
    shipmentId: v.exactOptional(ShipmentId),
  }),
  v.transform(withCustom),
)
export type NewShipmentBody = v.InferOutput<typeof NewShipmentBody>

const MAX_SHIPMENTS = 20

export function requireShipment(basket: BasketDocument, shipmentId: string): BasketShipment {
  const found = basket.shipments.find((shipment) => shipment.shipmentId === shipmentId)
  if (!found) throw shipmentNotFound(shipmentId)
  return found
}

export function addShipment(draft: Draft, body: NewShipmentBody) {
  const { basket } = draft
  const shipmentId = body.shipmentId ?? body.shipmentNo ?? hexId()
  if (basket.shipments.some((shipment) => shipment.shipmentId === shipmentId)) {
    throw badRequest(`There is a shipment with ID '${shipmentId}' already.`, { shipmentId })
  }
  if (basket.shipments.length >= MAX_SHIPMENTS) throw badRequest('There are too many shipments.')
  const shipment = emptyShipment(shipmentId)
  describe(draft, shipment, body)
  basket.shipments = [...basket.shipments, shipment]
}

export function updateShipment(
  draft: Draft,
  { shipmentId, body }: { shipmentId: string; body: ShipmentBody },
) {
  describe(draft, requireShipment(draft.basket, shipmentId), body)
}

/** Removes a shipment and its items. */
export function removeShipment({ basket }: Draft, { shipmentId }: { shipmentId: string }) {
  const { shippingItemId } = requireShipment(basket, shipmentId)
  if (shipmentId === DEFAULT_SHIPMENT) throw defaultStays()
  const isElsewhere = (each: { shipmentId: string }) => each.shipmentId !== shipmentId
  basket.shipments = basket.shipments.filter(isElsewhere)
  basket.lines = basket.lines.filter(isElsewhere)
  basket.giftCertificates = basket.giftCertificates.filter(isElsewhere)
  basket.adjustments = basket.adjustments.filter(({ itemId }) => itemId !== shippingItemId)
}

export function setShippingMethod(
  { basket, caller }: Draft,
  { shipmentId, methodId }: { shipmentId: string; methodId: string },
) {
  const shipment = requireShipment(basket, shipmentId)
  requireMethod(methodId, shipment, caller)
  shipment.shippingMethodId = methodId
}

function describe(draft: Draft, shipment: BasketShipment, body: ShipmentBody) {
  if (body.shipmentNo !== undefined) number(draft, shipment, body.shipmentNo)
  const store = storeInFields(body.custom, draft)
  if (store) {
    requireOneStore(draft.basket, store, shipment)
    makePickup(shipment, store)
  }
  if (store === null) makeDelivery(shipment)
  if (body.shippingAddress !== undefined) {
    shipment.shippingAddress = orderAddress(body.shippingAddress)
  }
  if (body.shippingMethod !== undefined) {
    requireMethod(body.shippingMethod.id, shipment, draft.caller)
    shipment.shippingMethodId = body.shippingMethod.id
  }
  if (body.gift !== undefined) shipment.gift = body.gift
  if (body.giftMessage !== undefined) shipment.giftMessage = body.giftMessage
  shipment.custom = mergedCustom(shipment.custom, withoutStore(body.custom))
}

function number({ basket }: Draft, shipment: BasketShipment, shipmentNo: string) {
  if (basket.shipments.some((each) => each !== shipment && each.shipmentNo === shipmentNo)) {
    throw badRequest(`There is a shipment with number '${shipmentNo}' already.`, { shipmentNo })
  }
  shipment.shipmentNo = shipmentNo
}

function requireMethod(id: string, shipment: BasketShipment, caller: Caller) {
  if (applicableMethods(shipment, caller).some((method) => method.id === id)) return
  throw badRequest(`The shipping method '${id}' is not applicable to the shipment.`, {
    parameter: 'id',
    shippingMethodId: id,
  })
}

/**
 * The shipping methods for the shipment's destination, in the caller's language. Pickup comes last, and is the only
 * one for a shipment that has a store.
 */
export function applicableMethods(
  { shippingAddress, fromStoreId }: BasketShipment,
  { site, language }: Pick<Caller, 'site' | 'language'>,
): ShippingMethod[] {
  if (fromStoreId !== null) return [pickupMethod(language)]
  const destination = getDestination(shippingAddress)
  return [...shippingMethodsFor({ site, language, destination }), pickupMethod(language)]
}

/** The destination for taxes and shipping; for a pickup, the store. */
export function destinationOfShipment(
  shipment: BasketShipment,
  siteId: SiteId,
): Destination | null {
  const store = getStore(siteId, shipment)
  if (store) return { countryCode: requireSite(siteId).country, stateCode: store.state }
  return getDestination(shipment.shippingAddress)
}

/** Null until the country is known, and the state in a country that has them. */
function getDestination(address: OrderAddress | null): Destination | null {
  const { countryCode, stateCode } = address?.fields ?? {}
  if (countryCode === undefined) return null
  if (stateCode === undefined && hasRegions(countryCode)) return null
  return { countryCode, stateCode: stateCode ?? '' }
}

const defaultStays = () =>
  new ProblemError({
    status: 403,
    type: 'forbidden',
    title: 'Forbidden',
    detail: `The shipment with ID '${DEFAULT_SHIPMENT}' corresponds to the default shipment and can't be deleted.`,
  })

export function setShippingAddress(
  { basket }: Draft,
  payload: { shipmentId: string; body: AddressBody; useAsBilling: boolean },
) {
  const shipment = requireShipment(basket, payload.shipmentId)
  shipment.shippingAddress = orderAddress(payload.body)
  if (payload.useAsBilling) basket.billingAddress = orderAddress(payload.body)
}

export function setBillingAddress(
  { basket }: Draft,
  payload: { body: AddressBody; useAsShipping: boolean },
) {
  basket.billingAddress = orderAddress(payload.body)
  const [shipment] = basket.shipments
  if (payload.useAsShipping && shipment) shipment.shippingAddress = orderAddress(payload.body)
}
