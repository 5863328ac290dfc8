import type { BagLine } from '#shared/bag/bag.ts'

/** An order has one shipment of each kind. Gift cards are emailed. */
const KINDS = ['shipping', 'pickup', 'email'] as const
export type ShipmentKind = (typeof KINDS)[number]

const kindOf = ({ fulfillment, giftCard }: BagLine): ShipmentKind =>
  giftCard?.recipientEmail ? 'email' : fulfillment

/** Groups lines by the shipment that they become, in the order of the bag. */
export const linesByShipment = (lines: readonly BagLine[]) =>
  KINDS.flatMap((kind) => {
    const together = lines.filter((line) => kindOf(line) === kind)
    return together.length > 0 ? [[kind, together] as const] : []
  })
