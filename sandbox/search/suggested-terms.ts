import * as v from 'valibot'

import type { Language } from '../platform/site.ts'
import { prepare, parseRows, sql } from '../platform/sql.ts'
import type { Correction } from './spelling.ts'
import { searchWords } from './words.ts'
import { normalizeText } from '../platform/normalize-text.ts'

const MOST_COMPLETIONS = 3

const WordRow = v.object({ word: v.string(), spelling: v.string() })

interface Typed {
  phrase: string
  language: Language
  /** The names of the products that it finds. */
  names: readonly string[]
}

/**
 * The suggestion for each typed word: corrected, completed if it is the last one, or unchanged. Together they are
 * suggested only if a product's name has them, as it is written there; a single word in lower case.
 */
export async function suggestedTerms(
  db: D1Database,
  { phrase, language, names }: Typed,
  corrections: Correction[],
) {
  const words = searchWords(phrase)
  const last = words.at(-1) ?? ''
  const completions = await findCompletions(db, last, language)
  const terms = words.map((originalTerm) => {
    const corrected = corrections.find(({ original }) => original === originalTerm)?.spelling
    if (corrected !== undefined) return { originalTerm, terms: [term(corrected, 'corrected')] }
    const completed = originalTerm === last ? completions : []
    return {
      originalTerm,
      terms: completed.length > 0 ? completed.map(completion) : [term(originalTerm, 'exact')],
    }
  })
  const suggested = terms.map((each) => each.terms[0]?.value ?? each.originalTerm)
  const written = writtenIn(names, suggested.map(normalizeText))
  return {
    suggestedTerms: terms,
    ...(written !== undefined && {
      suggestedPhrases: [
        { phrase: written, exactMatch: terms.every((each) => each.terms[0]?.exactMatch) },
      ],
    }),
  }
}

/** The part of a text that consists of these folded words, one after the other. */
function writtenIn(texts: readonly string[], words: readonly string[]) {
  for (const text of texts) {
    const own = [...text.matchAll(/[\p{Letter}\p{Mark}\p{Number}]+/gu)]
    const at = own.findIndex((_, start) =>
      words.every((word, offset) => normalizeText(own[start + offset]?.[0] ?? '') === word),
    )
    const [first, last] = [own[at], own[at + words.length - 1]]
    if (!first || !last) continue
    const written = text.slice(first.index, last.index + last[0].length)
    return words.length === 1 ? written.toLowerCase() : written
  }
  return undefined
}

const completion = (value: string) => term(value, 'completed')

const term = (value: string, how: 'corrected' | 'completed' | 'exact') => ({
  value,
  completed: how === 'completed',
  corrected: how === 'corrected',
  exactMatch: how === 'exact',
})

/** Longer words with this beginning, the most used first; none if it is already a complete word. */
async function findCompletions(
  db: D1Database,
  begun: string,
  language: Language,
): Promise<string[]> {
  const statement = sql`SELECT word, spelling FROM search_words
    WHERE language = ${language} AND word >= ${begun} AND word < ${begun + '\uffff'}
    ORDER BY word = ${begun} DESC, uses DESC, word LIMIT ${MOST_COMPLETIONS}`
  const found = parseRows(WordRow, await prepare(db, statement).all())
  return begun === '' || found[0]?.word === begun ? [] : found.map(({ spelling }) => spelling)
}
