import type { Bag, BagLine } from './bag.ts'

type Counts = Pick<Bag, 'shipItemCount' | 'bopisItemCount'>

/** How many items are shipped, and how many are picked up (spec 1 §3). */
export const countsByFulfillment = (
  lines: readonly Pick<BagLine, 'fulfillment' | 'quantity'>[],
): Counts => {
  const count = (mode: BagLine['fulfillment']) =>
    lines.reduce((sum, line) => sum + (line.fulfillment === mode ? line.quantity : 0), 0)
  return { shipItemCount: count('shipping'), bopisItemCount: count('pickup') }
}
