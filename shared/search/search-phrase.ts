import { MAX_PHRASE } from '../listing/page-parameters.ts'
import { cleanLine } from '../text/typed-text.ts'

/** There are no suggestions for a phrase with fewer characters (spec 1 §9). */
export const MIN_PHRASE = 3

/** The form of a phrase in which letter case, spacing and encoding do not count, so that everybody shares one result. */
export const canonicalPhrase = (typed: string) =>
  Array.from(cleanLine(typed).toLowerCase()).slice(0, MAX_PHRASE).join('')

/** Whether suggestions exist for a canonical phrase. */
export const isSuggestible = (phrase: string) => Array.from(phrase).length >= MIN_PHRASE
