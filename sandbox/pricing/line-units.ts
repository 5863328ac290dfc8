import type { LineToPrice } from './model.ts'

/** Some of a line's units. */
export interface Units {
  line: LineToPrice
  count: number
}

export const countUnits = (lines: LineToPrice[]) =>
  lines.reduce((count, { quantity }) => count + quantity, 0)

export const getPrice = (units: Units[]) =>
  units.reduce((worth, { line, count }) => worth + line.unitPrice * count, 0)

export const leastExpensiveFirst = (lines: LineToPrice[]) => lines.toSorted(byPrice)

export const mostExpensiveFirst = (lines: LineToPrice[]) => lines.toSorted((a, b) => byPrice(b, a))

/** `count` units from `start` on, counted through all lines. */
export function getUnits(lines: LineToPrice[], start: number, count: number): Units[] {
  let before = 0
  return lines.flatMap((line) => {
    const from = Math.max(start, before)
    before += line.quantity
    const found = Math.min(start + count, before) - from
    return found > 0 ? [{ line, count: found }] : []
  })
}

// Lines of equal price need a fixed order, or cents would depend on the order of the lines.
function byPrice(a: LineToPrice, b: LineToPrice): number {
  return (
    a.unitPrice - b.unitPrice || compare(a.productId, b.productId) || compare(a.itemId, b.itemId)
  )
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
