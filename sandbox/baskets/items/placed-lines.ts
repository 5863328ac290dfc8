import type { SiteId } from '../../catalogue/model.ts'
import type { SeedStore } from '../../catalogue/stores/store.ts'
import { findStore } from '../../stores/find-store.ts'
import type { BasketDocument, BasketLine, BasketShipment } from '../model.ts'

/** A line with where its units come from. */
export interface PlacedLine extends BasketLine {
  /** The store where it is picked up; null for what is sent. */
  store: SeedStore | null
}

type Shipments = Pick<BasketDocument, 'siteId' | 'shipments'>

export const placedLines = (basket: Shipments, lines: BasketLine[]): PlacedLine[] =>
  lines.map((line) => ({ ...line, store: storeOfLine(basket, line) }))

function storeOfLine({ siteId, shipments }: Shipments, { shipmentId }: BasketLine) {
  const shipment = shipments.find((candidate) => candidate.shipmentId === shipmentId)
  return shipment ? storeOf(siteId, shipment) : null
}

/** Where a shipment waits for the shopper. */
export const storeOf = (siteId: SiteId, { fromStoreId }: BasketShipment): SeedStore | null =>
  (fromStoreId === null ? undefined : findStore(siteId, fromStoreId)) ?? null

export const inventoryIdsOf = (basket: Shipments) =>
  basket.shipments.flatMap((shipment) => storeOf(basket.siteId, shipment)?.inventoryId ?? [])
