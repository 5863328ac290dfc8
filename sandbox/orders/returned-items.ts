import type { OrderRow, Return } from './order-row.ts'

const DAY = 24 * 60 * 60_000

/** How long a return takes, counted from the shopper's request. */
const RETURNED_AFTER = 5 * DAY

/** Units of an item that are being returned, and that have been returned. */
export function returnedOf({ management }: OrderRow, itemId: string, now: number) {
  const own = (management.returns ?? []).filter((each) => each.itemId === itemId)
  const isBack = ({ at }: Return) => now >= at + RETURNED_AFTER
  return {
    initiated: sum(own.filter((each) => !isBack(each))),
    returned: sum(own.filter(isBack)),
  }
}

const sum = (returns: Return[]) => returns.reduce((units, { quantity }) => units + quantity, 0)
