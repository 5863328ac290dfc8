import * as v from 'valibot'

import type { Language } from '../platform/site.ts'
import { prepare, parseRows, sql } from '../platform/sql.ts'
import { normalizeText } from '../platform/normalize-text.ts'

const WordRow = v.object({ word: v.string(), uses: v.number(), spelling: v.string() })
type WordRow = v.InferOutput<typeof WordRow>

export interface Correction {
  original: string
  /** Folded, as it is searched for. */
  corrected: string
  /** As the catalog spells it. */
  spelling: string
}

/** Corrections of misspelled words; leaves out correct words and words without a close match. */
export async function corrections(
  db: D1Database,
  words: string[],
  language: Language,
): Promise<Correction[]> {
  const lengths = words.map((word) => word.length)
  const statement = sql`SELECT word, uses, spelling FROM search_words WHERE language = ${language}
    AND length(word) BETWEEN ${Math.min(...lengths) - 2} AND ${Math.max(...lengths) + 2}`
  const known = parseRows(WordRow, await prepare(db, statement).all())
  return words.flatMap((original) => {
    const found = findCorrection(original, known)
    return found ? [{ original, corrected: found.word, spelling: found.spelling }] : []
  })
}

/** The words, with corrections applied. */
export const correctedWords = (words: string[], found: Correction[]): string[] =>
  words.map((word) => found.find(({ original }) => original === word)?.corrected ?? word)

/** The phrase as it was typed, with only its misspelled words replaced. */
export const correctedPhrase = (phrase: string, found: Correction[]): string =>
  phrase.trim().replace(/[\p{Letter}\p{Mark}\p{Number}]+/gu, (word) => {
    const folded = normalizeText(word)
    return found.find(({ original }) => original === folded)?.spelling ?? word
  })

function findCorrection(word: string, known: WordRow[]): WordRow | undefined {
  if (word.length < 4 || known.some((candidate) => candidate.word.startsWith(word)))
    return undefined

  const reach = word.length >= 8 ? 2 : 1
  const near = known
    .map((candidate) => ({ ...candidate, distance: editDistance(word, candidate.word, reach) }))
    .filter((candidate) => candidate.distance <= reach)
  return near.toSorted((a, b) => a.distance - b.distance || b.uses - a.uses)[0]
}

/** The number of edits between two words, where swapping neighbors is one edit; stops counting above `reach`. */
function editDistance(from: string, to: string, reach: number): number {
  if (Math.abs(from.length - to.length) > reach) return reach + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, column - 2) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = current
  }
  return at(last, to.length)
}

const at = (row: number[], column: number) => row[column] ?? Infinity
