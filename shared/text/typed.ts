import * as v from 'valibot'

import { cleanLine } from './typed-text.ts'
import { cleanText } from './written-text.ts'

/** Longer than any valid value, so that a rejected one can be shown again as it was typed. */
const MAX_TYPED = 1_000

// Without the annotations, bundles could not drop unused schemas.

/**
 * A line that somebody has typed, up to a length.
 * @__NO_SIDE_EFFECTS__
 */
export function typedLine(most = MAX_TYPED) {
  return v.pipe(v.string(), v.transform(cleanLine), v.maxLength(most))
}

/**
 * Written text, up to a length.
 * @__NO_SIDE_EFFECTS__
 */
export function typedText(most: number) {
  return v.pipe(v.string(), v.transform(cleanText), v.maxLength(most))
}
