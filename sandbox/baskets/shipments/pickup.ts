import type { SeedStore } from '../../catalogue/stores/store.ts'
import type { CustomFields } from '../../custom-fields.ts'
import { hexId } from '../../hex-id.ts'
import { PICKUP_METHOD_ID } from '../../pricing/shipping-methods.ts'
import { badRequest } from '../../problems.ts'
import { findStore } from '../../stores/find-store.ts'
import { countryOf } from '../../stores/store-answer.ts'
import { emptyShipment } from './empty-shipment.ts'
import type { BasketDocument, BasketShipment, Draft, OrderAddress } from '../model.ts'

const FIELD = 'c_fromStoreId'

/**
 * The store that `c_*` fields name: null where they say that there is none, undefined where they
 * say nothing.
 * @throws ProblemError for a store that is not the site's
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

/** The shipment that waits in a store, made if there is none.
 * @throws ProblemError if something is picked up in another store already. */
export function pickupShipment({ basket }: Draft, store: SeedStore): BasketShipment {
  requireOneStore(basket, store)
  const kept = basket.shipments.find(({ fromStoreId }) => fromStoreId !== null)
  const shipment = kept ?? emptyShipment(hexId())
  if (!kept) basket.shipments = [...basket.shipments, shipment]
  waitIn(shipment, store)
  return shipment
}

/** Makes a shipment one that is fetched in the store. */
export function waitIn(shipment: BasketShipment, store: SeedStore) {
  shipment.fromStoreId = store.id
  shipment.shippingMethodId = PICKUP_METHOD_ID
  shipment.shippingAddress = addressOf(store)
}

/** Makes a pickup shipment one that is sent. */
export function sendIt(shipment: BasketShipment) {
  if (shipment.fromStoreId === null) return
  shipment.fromStoreId = null
  shipment.shippingMethodId = null
  shipment.shippingAddress = null
}

/** Moves all that is picked up to another store. */
export function setPickupStore(draft: Draft, { storeId }: { storeId: string }) {
  const store = storeInFields({ [FIELD]: storeId }, draft)
  for (const shipment of draft.basket.shipments) {
    if (shipment.fromStoreId !== null && store) waitIn(shipment, store)
  }
}

/** @throws ProblemError if lines of the basket wait in another store than this one. */
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

const addressOf = (store: SeedStore): OrderAddress => ({
  id: hexId(),
  fields: {
    companyName: store.name,
    address1: store.address1,
    city: store.city,
    stateCode: store.state,
    postalCode: store.postalCode,
    countryCode: countryOf(store),
    phone: store.phone,
  },
  custom: {},
})
