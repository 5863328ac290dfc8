import * as v from 'valibot'

import * as features from '#shop/features.ts'
import {
  type PickupPerson,
  type Pickup,
  type StoreId,
  StoreId as StoreIdSchema,
} from '#shared/stores/store.ts'

import { readPickupStore, type KnownStore, type StoreEdge } from '../stores/pickup-store.ts'
import { plainText } from '../markup/content-mapper.ts'
import {
  isForPickup,
  type WireCart,
  type WireProductItem,
  type WireShipment,
} from './wire-basket.ts'
import { arrivalText } from './arrival.ts'

type Shipped = Pick<WireCart, 'shipments' | 'productItems'>

/** The store in which a line is picked up. Null if it is shipped, or sent by e-mail. */
export function storeIdOf(
  { c_fromStoreId: own, shipmentId }: WireProductItem,
  { shipments }: Pick<WireCart, 'shipments'>,
): StoreId | null {
  const shipment = shipments.find((each) => each.shipmentId === shipmentId)
  return storeIdIn(own || shipment?.c_fromStoreId)
}

function storeIdIn(id: string | null | undefined): StoreId | null {
  const parsed = v.safeParse(StoreIdSchema, id)
  return parsed.success ? parsed.output : null
}

/** The store of a cart's pickup lines, of which there is one. Null if nothing is picked up. */
export function pickupStoreIdOf(cart: Shipped): StoreId | null {
  for (const line of cart.productItems) {
    const storeId = storeIdOf(line, cart)
    if (storeId !== null) return storeId
  }
  return null
}

/** Whether anything is sent by post. Lines that are sent by e-mail are not. */
export const needsAddress = (cart: Shipped) =>
  cart.productItems.some((line) => line.c_isVirtual !== true && storeIdOf(line, cart) === null)

/** The shipment that is sent. Every basket has one, even if it is empty. */
export const parcelOf = ({ shipments }: Pick<WireCart, 'shipments'>): WireShipment | undefined =>
  shipments.find(({ c_fromStoreId }) => !c_fromStoreId)

/** The shipment that is picked up, if lines are. */
export function pickupShipmentOf(cart: Shipped): WireShipment | undefined {
  const storeId = pickupStoreIdOf(cart)
  return cart.shipments.find(({ c_fromStoreId }) => storeId !== null && c_fromStoreId === storeId)
}

/** Whether a shipment is picked up at a store, by its method. */
export const hasPickupMethod = ({ shippingMethod }: WireShipment) =>
  shippingMethod !== undefined && isForPickup(shippingMethod)

/** Where and by whom a cart's lines are picked up. Null if none are. */
export async function pickupOf(edge: StoreEdge, cart: Shipped): Promise<Pickup | null> {
  const storeId = features.pickup ? pickupStoreIdOf(cart) : null
  if (storeId === null) return null
  const shipment = pickupShipmentOf(cart)
  // Also that of an order whose store no longer exists.
  const store = (await readPickupStore(edge, storeId)).store ?? storeInAddress(storeId, shipment)
  const { pickupLimit: _limit, ...shown } = store
  return {
    store: shown,
    person: shipment ? personOf(shipment) : null,
    arrival: arrivalText(shipment, edge.context.locale),
  }
}

/** The person who picks a shipment up, or else the recipient at its store. Null until the shopper has entered it. */
export function personOf({
  c_pickupFirstName: first,
  c_pickupLastName: last,
  c_pickupPhone: phone,
  shippingAddress: recipient,
}: WireShipment): PickupPerson | null {
  if (first && last) return { firstName: first, lastName: last, phone: phone || null }
  if (!recipient?.firstName || !recipient.lastName) return null
  const { firstName, lastName, phone: ofRecipient } = recipient
  return { firstName, lastName, phone: ofRecipient || null }
}

/** The shop's own fields for the person who picks a shipment up. */
export const wirePersonOf = ({ firstName, lastName, phone }: PickupPerson) => ({
  c_pickupFirstName: firstName,
  c_pickupLastName: lastName,
  c_pickupPhone: phone ?? '',
})

/** The store from the shipment's address, for when stores cannot be read. */
function storeInAddress(id: StoreId, shipment: WireShipment | undefined): KnownStore {
  const { companyName, address1, city, stateCode, postalCode, phone } =
    shipment?.shippingAddress ?? {}
  const [street = '', town = '', state = '', code = ''] = [address1, city, stateCode, postalCode]
  return {
    id,
    name: plainText(companyName) ?? id,
    address1: street,
    city: town,
    stateCode: state,
    postalCode: code,
    phone: plainText(phone),
    hours: [],
    hoursToday: null,
    takesPickup: true,
    pickupLimit: null,
    inventoryListId: null,
  }
}
