import type { SeedStore } from '../../catalog/stores/store.ts'
import type { CustomFields } from '../../platform/custom-fields.ts'
import { hexId } from '../../platform/hex.ts'
import { PICKUP_METHOD_ID } from '../../pricing/shipping-methods.ts'
import { badRequest } from '../../platform/problems.ts'
import { findStore } from '../../stores/find-store.ts'
import { toCountry } from '../../stores/store-response.ts'
import { emptyShipment } from './empty-basket.ts'
import type { BasketDocument, BasketShipment, Draft, OrderAddress } from './model.ts'

const FIELD = 'c_fromStoreId'

/**
 * The store in the `c_*` fields: null if they clear the store, undefined if they do not mention one.
 * @throws ProblemError for a store of another site
 */
export function storeInFields(custom: CustomFields, draft: Draft): SeedStore | null | undefined {
  if (!(FIELD in custom)) return undefined
  const id = custom[FIELD]
  if (id === null || id === '') return null
  const store = typeof id === 'string' ? findStore(draft.caller.site.id, id) : undefined
  if (!store) {
    throw badRequest('The store is not one of the site.', { parameter: FIELD })
  }
  return store
}

export function withoutStore(custom: CustomFields): CustomFields {
  const { [FIELD]: _store, ...others } = custom
  return others
}

/** The pickup shipment for a store; creates it if the basket has none.
 * @throws ProblemError if the basket already has items to pick up in another store. */
export function pickupShipment({ basket }: Draft, store: SeedStore): BasketShipment {
  requireOneStore(basket, store)
  const existing = basket.shipments.find(({ fromStoreId }) => fromStoreId !== null)
  const shipment = existing ?? emptyShipment(hexId())
  if (!existing) basket.shipments = [...basket.shipments, shipment]
  makePickup(shipment, store)
  return shipment
}

/** Turns a shipment into a pickup in the store. */
export function makePickup(shipment: BasketShipment, store: SeedStore) {
  shipment.fromStoreId = store.id
  shipment.shippingMethodId = PICKUP_METHOD_ID
  shipment.shippingAddress = getAddress(store)
}

/** Turns a pickup shipment into a delivery. */
export function makeDelivery(shipment: BasketShipment) {
  if (shipment.fromStoreId === null) return
  shipment.fromStoreId = null
  shipment.shippingMethodId = null
  shipment.shippingAddress = null
}

/** Moves all pickups to another store. */
export function setPickupStore(draft: Draft, { storeId }: { storeId: string }) {
  const store = storeInFields({ [FIELD]: storeId }, draft)
  for (const shipment of draft.basket.shipments) {
    if (shipment.fromStoreId !== null && store) makePickup(shipment, store)
  }
}

/** @throws ProblemError if the basket has lines to pick up in another store. */
export function requireOneStore(
  { shipments, lines }: BasketDocument,
  store: SeedStore,
  except?: BasketShipment,
) {
  const other = shipments.find(
    ({ fromStoreId, shipmentId }) =>
      fromStoreId !== null &&
      fromStoreId !== store.id &&
      shipmentId !== except?.shipmentId &&
      lines.some((line) => line.shipmentId === shipmentId),
  )
  if (!other) return
  throw badRequest('All that is picked up in one order is picked up in one store.', {
    parameter: FIELD,
    pickupStoreId: other.fromStoreId,
  })
}

const getAddress = (store: SeedStore): OrderAddress => ({
  id: hexId(),
  fields: {
    companyName: store.name,
    address1: store.address1,
    city: store.city,
    stateCode: store.state,
    postalCode: store.postalCode,
    countryCode: toCountry(store),
    phone: store.phone,
  },
  custom: {},
})
