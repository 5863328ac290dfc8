import type { BagLine } from '#shared/contract/bag.ts'

/** How a line reaches the shopper. An order has one shipment for each. */
const WAYS = ['shipping', 'pickup', 'email'] as const
export type Way = (typeof WAYS)[number]

const wayOf = ({ fulfillment, giftCard }: BagLine): Way =>
  giftCard?.recipientEmail ? 'email' : fulfillment

/** Lines that reach the shopper in the same way stand together, in the order of the bag. */
export const linesByWay = (lines: readonly BagLine[]) =>
  WAYS.flatMap((way) => {
    const together = lines.filter((line) => wayOf(line) === way)
    return together.length > 0 ? [[way, together] as const] : []
  })
