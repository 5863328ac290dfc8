import { hashToUnit } from '../cache/key.ts'
import type { WireProductItem } from '../commerce/wire-basket.ts'

const LENGTH = 5
const MARKS = 36 ** LENGTH
/** The session cookie has little room. More lines than this have no mark. */
const MOST_LINES = 60

/**
 * A short hash of a line that changes whenever something is added to it. If the service does not store who added,
 * any other quantity changes it, too.
 */
function markOf({ itemId, c_addId: addId, quantity }: WireProductItem) {
  const hash = hashToUnit(JSON.stringify([itemId, addId ?? quantity]), 0, 0)
  return Math.floor(hash * MARKS)
    .toString(36)
    .padStart(LENGTH, '0')
}

/** The marks of a basket's lines, for the session. */
export const lineMarksOf = (lines: readonly WireProductItem[]) =>
  lines.slice(0, MOST_LINES).map(markOf).join('')

/** Whether nothing has been added to the line since the marks were made. */
export function isMarked(lineMarks: string, line: WireProductItem) {
  const mark = markOf(line)
  for (let at = 0; at < lineMarks.length; at += LENGTH) {
    if (lineMarks.startsWith(mark, at)) return true
  }
  return false
}
