import { MOST_OF_A_LINE } from '#shared/bag/bag.ts'

import { hashToUnit } from '../runtime/key.ts'
import type { WireProductItem } from './wire-basket.ts'

const LENGTH = 5
const MARKS = 36 ** LENGTH
/** The session cookie has little room. More lines than this have no mark. */
const MOST_LINES = 60

type MarkedLine = Pick<WireProductItem, 'itemId' | 'c_addId' | 'quantity'>

/**
 * A short hash of a line that changes whenever something is added to it. If the service does not store who added,
 * any other quantity changes it, too.
 */
function markOf({ itemId, c_addId: addId, quantity }: MarkedLine) {
  const hash = hashToUnit(JSON.stringify([itemId, addId ?? quantity]), 0, 0)
  return Math.floor(hash * MARKS)
    .toString(36)
    .padStart(LENGTH, '0')
}

/** The marks of a basket's lines, for the session. */
export const lineMarksOf = (lines: readonly WireProductItem[]) =>
  lines.slice(0, MOST_LINES).map(markOf).join('')

/** Whether nothing has been added to the line since the marks were made. */
export function isMarked(lineMarks: string, line: MarkedLine) {
  const mark = markOf(line)
  for (let at = 0; at < lineMarks.length; at += LENGTH) {
    if (lineMarks.startsWith(mark, at)) return true
  }
  return false
}

/**
 * How much a line without the id of its add has grown since the marks were made. A line that they do not know is new. Null
 * if it has shrunk, or if there were too many lines for marks.
 */
export function growthOf(lineMarks: string, { itemId, quantity }: WireProductItem): number | null {
  if (lineMarks.length >= MOST_LINES * LENGTH) return null
  for (let before = 1; before <= MOST_OF_A_LINE; before += 1) {
    if (isMarked(lineMarks, { itemId, quantity: before })) {
      return before <= quantity ? quantity - before : null
    }
  }
  return quantity
}
