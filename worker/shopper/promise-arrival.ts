import type { WireBasket, WireShipment } from '../commerce/wire-basket.ts'
import { needsAddress, parcelOf, pickupShipmentOf, pickupStoreIdOf } from './shipments.ts'
import type { ShopperContext } from './shopper-context.ts'

type Promised = Required<Pick<WireShipment, 'c_arrivesFrom' | 'c_arrivesBy'>>

const UNKNOWN: Promised = { c_arrivesFrom: '', c_arrivesBy: '' }

/**
 * Writes into each shipment when it arrives if it is ordered now. The order keeps that, so its pages and mails name the
 * days that the review has named. Only what has changed is written.
 */
export async function promiseArrival(shop: ShopperContext, basket: WireBasket) {
  let current = basket
  for (const { shipment, promised } of await promisesFor(shop, basket)) {
    if (isPromised(shipment, promised)) continue
    const { basketId } = basket
    const answer = await shop.baskets
      .updateShipmentForBasket(basketId, shipment, promised)
      .catch(() => null)
    if (answer?.kind === 'basket') current = answer.basket
    else shop.context.log.warn('arrival not promised')
  }
  return current
}

async function promisesFor(shop: ShopperContext, basket: WireBasket) {
  const parcel = needsAddress(basket) ? parcelOf(basket) : undefined
  const fetched = pickupShipmentOf(basket)
  const [sent, ready] = await Promise.all([
    parcel && promisedParcel(shop, parcel),
    fetched && promisedPickup(shop, basket),
  ])
  return [
    ...(parcel && sent ? [{ shipment: parcel, promised: sent }] : []),
    ...(fetched && ready ? [{ shipment: fetched, promised: ready }] : []),
  ]
}

async function promisedParcel(
  { readArrivalDays }: ShopperContext,
  { shippingAddress, shippingMethod }: WireShipment,
): Promise<Promised> {
  const days = await readArrivalDays(shippingAddress?.stateCode ?? '').catch(() => null)
  const found = days?.get(shippingMethod?.id ?? '')
  return found ? { c_arrivesFrom: found.from, c_arrivesBy: found.to } : UNKNOWN
}

async function promisedPickup(
  { readReadyDay }: ShopperContext,
  basket: WireBasket,
): Promise<Promised> {
  const storeId = pickupStoreIdOf(basket)
  const day = storeId && (await readReadyDay(storeId).catch(() => null))
  return day ? { c_arrivesFrom: day, c_arrivesBy: day } : UNKNOWN
}

const isPromised = (shipment: WireShipment, { c_arrivesFrom, c_arrivesBy }: Promised) =>
  (shipment.c_arrivesFrom ?? '') === c_arrivesFrom && (shipment.c_arrivesBy ?? '') === c_arrivesBy
