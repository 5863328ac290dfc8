import type { PickupPerson } from '#shared/stores/store.ts'

import type { Baskets } from './baskets.ts'
import { pickupShipmentOf, wirePersonOf } from './shipments.ts'
import type { BasketResult } from './upstream.ts'
import type { WireBasket, WireShipment } from './wire-basket.ts'

interface PickedUp {
  basket: WireBasket
  shipment: WireShipment
  person: PickupPerson
}

/**
 * Says who picks up the shipment, in the shop's own fields. An instance that does not keep them gets the person as the recipient
 * at the store's address.
 */
export async function savePickupPerson(
  baskets: Baskets,
  { basket: { basketId }, shipment, person }: PickedUp,
): Promise<BasketResult> {
  const saved = await baskets.updateShipmentForBasket(basketId, shipment, wirePersonOf(person))
  if (saved.kind !== 'basket') return saved
  const current = pickupShipmentOf(saved.basket)
  if (!current?.shippingAddress || isKept(current)) return saved
  const { phone: _ofStore, ...address } = current.shippingAddress
  const { firstName, lastName, phone } = person
  const recipient = { ...address, firstName, lastName, ...(phone && { phone }) }
  return baskets.updateShippingAddressForShipment(basketId, current, recipient)
}

const isKept = ({ c_pickupFirstName: first }: WireShipment) => Boolean(first)
