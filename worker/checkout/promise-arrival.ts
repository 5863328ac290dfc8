import { readArrivalDays, readReadyDay } from './arrival.ts'
import { createBaskets } from '../bag/baskets.ts'
import type { WireBasket, WireShipment } from '../bag/wire-basket.ts'
import { needsAddress, parcelOf, pickupShipmentOf, pickupStoreIdOf } from '../bag/shipments.ts'
import type { Edge } from '../http/edge.ts'
import { isDefined } from '../upstream/defined-attributes.ts'

type Promised = Required<Pick<WireShipment, 'c_arrivesFrom' | 'c_arrivesBy'>>

const UNKNOWN: Promised = { c_arrivesFrom: '', c_arrivesBy: '' }

/**
 * Writes into each shipment when it arrives if it is ordered now. The order keeps that, so its pages and mails name the
 * days that the review has named. Only what has changed is written.
 */
export async function promiseArrival(edge: Edge, basket: WireBasket) {
  // Without a place for them, the order's pages and mails name the duration of the method.
  if (!isDefined(edge.context.config, 'c_arrivesFrom')) return basket
  let current = basket
  for (const { shipment, promised } of await promisesFor(edge, basket)) {
    if (isPromised(shipment, promised)) continue
    const { basketId } = basket
    const answer = await createBaskets(edge)
      .updateShipmentForBasket(basketId, shipment, promised)
      .catch(() => null)
    if (answer?.kind === 'basket') current = answer.basket
    else edge.context.log.warn('arrival not promised')
  }
  return current
}

async function promisesFor(edge: Edge, basket: WireBasket) {
  const parcel = needsAddress(basket) ? parcelOf(basket) : undefined
  const fetched = pickupShipmentOf(basket)
  const [sent, ready] = await Promise.all([
    parcel && promisedParcel(edge, parcel),
    fetched && promisedPickup(edge, basket),
  ])
  return [
    ...(parcel && sent ? [{ shipment: parcel, promised: sent }] : []),
    ...(fetched && ready ? [{ shipment: fetched, promised: ready }] : []),
  ]
}

async function promisedParcel(
  edge: Edge,
  { shippingAddress, shippingMethod }: WireShipment,
): Promise<Promised> {
  const days = await readArrivalDays(edge, shippingAddress?.stateCode ?? '').catch(() => null)
  const found = days?.get(shippingMethod?.id ?? '')
  return found ? { c_arrivesFrom: found.from, c_arrivesBy: found.to } : UNKNOWN
}

async function promisedPickup(edge: Edge, basket: WireBasket): Promise<Promised> {
  const storeId = pickupStoreIdOf(basket)
  const day = storeId && (await readReadyDay(edge, storeId).catch(() => null))
  return day ? { c_arrivesFrom: day, c_arrivesBy: day } : UNKNOWN
}

const isPromised = (shipment: WireShipment, { c_arrivesFrom, c_arrivesBy }: Promised) =>
  (shipment.c_arrivesFrom ?? '') === c_arrivesFrom && (shipment.c_arrivesBy ?? '') === c_arrivesBy
