import type { SiteId } from '../../platform/site.ts'
import type { SeedStore } from '../../catalog/stores/store.ts'
import { findStore } from '../../stores/find-store.ts'
import type { BasketDocument, BasketLine, BasketShipment } from './model.ts'

/** A line with the source of its units. */
export interface LineWithStore extends BasketLine {
  /** The pickup store; null for delivery. */
  store: SeedStore | null
}

type Shipments = Pick<BasketDocument, 'siteId' | 'shipments'>

export const linesWithStores = (basket: Shipments, lines: BasketLine[]): LineWithStore[] =>
  lines.map((line) => ({ ...line, store: storeOfLine(basket, line) }))

function storeOfLine({ siteId, shipments }: Shipments, { shipmentId }: BasketLine) {
  const shipment = shipments.find((candidate) => candidate.shipmentId === shipmentId)
  return shipment ? getStore(siteId, shipment) : null
}

/** The store of a pickup shipment; null for delivery. */
export const getStore = (siteId: SiteId, { fromStoreId }: BasketShipment): SeedStore | null =>
  (fromStoreId === null ? undefined : findStore(siteId, fromStoreId)) ?? null

export const listInventoryIds = (basket: Shipments) =>
  basket.shipments.flatMap((shipment) => getStore(basket.siteId, shipment)?.inventoryId ?? [])
