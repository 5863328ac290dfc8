import type { SiteId } from '../../platform/site.ts'
import { hexId } from '../../platform/hex.ts'
import { MAX_QUANTITY } from './line-facts.ts'
import type { BasketDocument, BasketLine, BasketShipment, PriceAdjustment } from './model.ts'
import { isSameChoice } from './options.ts'
import { getStore } from './lines-with-store.ts'
import { makePickup } from './pickup.ts'

export const MERGE_MODES = [
  'higher_quantity',
  'sum_quantities',
  'saved_quantity',
  'separate_item',
] as const
export type MergeMode = (typeof MERGE_MODES)[number]

/**
 * Merges the contents of `source` into a copy of `target`, whose own attributes take precedence. Personal data of
 * `source` (addresses, e-mail and payment) is left out. Neither argument changes.
 */
export function mergedBasket(
  target: BasketDocument,
  source: BasketDocument,
  mode: MergeMode,
): BasketDocument {
  const itemIds = new Map<string, string>()
  const { shipments, shipmentIdOf } = mergedShipments(target, source)
  const moved = source.lines.map((line) => ({
    ...line,
    shipmentId: shipmentIdOf(line.shipmentId),
  }))
  const ownIds = new Set(target.lines.map(({ itemId }) => itemId))
  const lines = moved.reduce((sofar, line) => {
    const same = sofar.find(
      (own) => ownIds.has(own.itemId) && isSameLine(own, line, { target, source }),
    )
    itemIds.set(line.itemId, same && mode !== 'separate_item' ? same.itemId : line.itemId)
    if (!same || mode === 'separate_item') return [...sofar, line]
    const quantity = Math.min(MAX_QUANTITY, quantityBy(mode, same.quantity, line.quantity))
    const custom = { ...line.custom, ...same.custom }
    return sofar.map((own) => (own === same ? { ...same, quantity, custom } : own))
  }, target.lines)
  const codes = new Set(target.coupons.map(({ code }) => code))
  return {
    ...target,
    lines,
    shipments,
    giftCertificates: [
      ...target.giftCertificates,
      ...source.giftCertificates.map((item) => ({
        ...item,
        shipmentId: shipmentIdOf(item.shipmentId),
      })),
    ],
    coupons: [...target.coupons, ...source.coupons.filter(({ code }) => !codes.has(code))],
    adjustments: mergedAdjustments(target, source, itemIds),
    declinedBonuses: [...target.declinedBonuses, ...source.declinedBonuses],
    custom: { ...source.custom, ...target.custom },
  }
}

function quantityBy(mode: Exclude<MergeMode, 'separate_item'>, own: number, other: number) {
  if (mode === 'saved_quantity') return own
  return mode === 'sum_quantities' ? own + other : Math.max(own, other)
}

interface Both {
  target: BasketDocument
  source: BasketDocument
}

/** Gift cards with a chosen amount and bonus lines stay separate lines. */
function isSameLine(own: BasketLine, other: BasketLine, { target, source }: Both) {
  return (
    own.bonus === null &&
    other.bonus === null &&
    own.giftCardAmount === null &&
    other.giftCardAmount === null &&
    toTraits(own) === toTraits(other) &&
    isSameChoice(own.options, other.options) &&
    byHand(target, own) === byHand(source, other)
  )
}

const toTraits = ({
  productId,
  shipmentId,
  listReference,
  inventoryId,
  gift,
  giftMessage,
}: BasketLine) =>
  JSON.stringify([productId, shipmentId, listReference?.id, inventoryId, gift, giftMessage])

const byHand = ({ adjustments }: BasketDocument, { itemId }: BasketLine) =>
  JSON.stringify(
    adjustments
      .filter((adjustment) => adjustment.itemId === itemId)
      .map(({ promotionId, discount }) => [promotionId, discount.type, discount.value]),
  )

/**
 * Merges shipments. Only one is picked up, preferably in a store from which the target has lines, else in the
 * target's chosen store. Other shipments match by id.
 */
function mergedShipments(target: BasketDocument, source: BasketDocument) {
  const renamed = new Map<string, string>()
  const added = usedFirst(source).reduce((sofar, shipment) => {
    const known = [...usedFirst(target), ...sofar]
    const same = known.find((own) => isSameShipment(own, shipment))
    if (same) {
      renamed.set(shipment.shipmentId, same.shipmentId)
      return sofar
    }
    const isTaken = known.some(({ shipmentId }) => shipmentId === shipment.shipmentId)
    const shipmentId = isTaken ? hexId() : shipment.shipmentId
    renamed.set(shipment.shipmentId, shipmentId)
    return [...sofar, withoutPerson({ ...shipment, shipmentId }, target.siteId)]
  }, new Array<BasketShipment>())
  const shipments = [...target.shipments, ...added]
  return { shipments, shipmentIdOf: (id: string) => renamed.get(id) ?? id }
}

function usedFirst({ shipments, lines }: BasketDocument): BasketShipment[] {
  const used = new Set(lines.map(({ shipmentId }) => shipmentId))
  const unused = ({ shipmentId }: BasketShipment) => Number(!used.has(shipmentId))
  return shipments.toSorted((a, b) => unused(a) - unused(b))
}

const isSameShipment = (own: BasketShipment, other: BasketShipment) =>
  own.fromStoreId !== null
    ? other.fromStoreId !== null
    : other.fromStoreId === null && own.shipmentId === other.shipmentId

/** Removes the address; a pickup shipment gets the store's address back. */
function withoutPerson(shipment: BasketShipment, siteId: SiteId): BasketShipment {
  const moved = { ...shipment, shippingAddress: null, shippingMethodId: null }
  const store = getStore(siteId, shipment)
  if (store) makePickup(moved, store)
  return moved
}

function mergedAdjustments(
  target: BasketDocument,
  source: BasketDocument,
  itemIds: ReadonlyMap<string, string>,
): PriceAdjustment[] {
  const isMovable = (given: PriceAdjustment) =>
    !target.adjustments.some(
      (own) => own.itemId === given.itemId && own.promotionId === given.promotionId,
    )
  const moved = source.adjustments.flatMap((adjustment): PriceAdjustment[] => {
    if (adjustment.level === 'shipping') return []
    if (adjustment.itemId === null) return [adjustment]
    const itemId = itemIds.get(adjustment.itemId)
    return itemId === undefined ? [] : [{ ...adjustment, itemId }]
  })
  return [...target.adjustments, ...moved.filter(isMovable)]
}
