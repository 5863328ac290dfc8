import type { Bag, BagLine } from '../bag/bag.ts'
import type { ChangedLine } from '../http/changed-line.ts'
import type { ProblemType } from '../http/problem.ts'

/** Amounts are in minor units. */
interface SeenLine {
  id: string
  quantity: number
  total: number
}

/** The order that the shopper has seen on the review page. */
export interface SeenOrder {
  total: number
  lines: readonly SeenLine[]
}

/** The field of a form, and the parameter of the review page. */
export const SEEN = 'seen'

/** Problems of an order whose lines the review page names. */
export const CHANGE_PROBLEMS: ReadonlySet<string> = new Set<ProblemType>([
  'price-changed',
  'bag-unavailable',
])

/** `2675~line1.2.1200~line2.1.900`: the total, and each line with its quantity and total. */
export const writeSeen = ({ total, lines }: SeenOrder) =>
  [total, ...lines.map((line) => `${line.id}.${line.quantity}.${line.total}`)].join('~')

export const seenIn = ({ total, lines }: Pick<Bag, 'total' | 'lines'>): SeenOrder => ({
  total: total.minorUnits,
  lines: lines.map((line) => ({
    id: line.id,
    quantity: line.quantity,
    total: line.total.minorUnits,
  })),
})

/** Null if it is not what `writeSeen` writes. */
export function readSeen(text: string): SeenOrder | null {
  if (!/^\d{1,9}(~[\w-]{1,64}\.\d{1,4}\.\d{1,9})*$/.test(text)) return null
  const [total = '', ...lines] = text.split('~')
  return {
    total: Number(total),
    lines: lines.map((line) => {
      const [id = '', quantity, amount] = line.split('.')
      return { id, quantity: Number(quantity), total: Number(amount) }
    }),
  }
}

/** The lines that cannot be had as they are, and those that cost something else than the shopper has seen. */
export const changedLines = (seen: SeenOrder | null, bag: Pick<Bag, 'lines'>): ChangedLine[] =>
  bag.lines.flatMap((line) => {
    const before = seen?.lines.find(({ id }) => id === line.id)
    const left = line.availability === 'available' ? null : leftOf(line)
    // Another quantity is a change of the shopper's own.
    const isPriced = before?.quantity === line.quantity && before.total !== line.total.minorUnits
    if (left === null && !isPriced) return []
    const was = isPriced ? { ...line.total, minorUnits: before.total } : null
    return [{ lineId: line.id, name: line.name, was, now: line.total, left }]
  })

/** Whether nothing has changed since the shopper has seen the order. */
export const isSameOrder = (seen: SeenOrder | null, bag: Pick<Bag, 'total' | 'lines'>) =>
  seen?.total === bag.total.minorUnits && changedLines(seen, bag).length === 0

/** How many of a line can be had. 0 if it cannot be ordered at all. */
function leftOf({ obstacle, maxQuantity, minQuantity, stepQuantity }: BagLine) {
  if (obstacle !== 'short' || maxQuantity === null) return 0
  const most = maxQuantity - (maxQuantity % stepQuantity)
  return most < minQuantity ? 0 : most
}
