import * as v from 'valibot'

import type { Language } from '../sites.ts'
import { prepare, rowsOf, sql } from '../sql.ts'
import type { Correction } from './spelling.ts'
import { searchWords } from './words.ts'

const MOST_COMPLETIONS = 3

const WordRow = v.object({ word: v.string() })

/** The suggestion for each typed word: corrected, completed if it is the last one, or unchanged. */
export async function suggestedTerms(
  db: D1Database,
  { phrase, language }: { phrase: string; language: Language },
  corrections: Correction[],
) {
  const words = searchWords(phrase)
  const last = words.at(-1) ?? ''
  const completions = await completionsOf(db, last, language)
  const terms = words.map((originalTerm) => {
    const corrected = corrections.find(({ original }) => original === originalTerm)?.corrected
    if (corrected !== undefined) return { originalTerm, terms: [term(corrected, 'corrected')] }
    const completed = originalTerm === last ? completions : []
    return {
      originalTerm,
      terms: completed.length > 0 ? completed.map(completion) : [term(originalTerm, 'exact')],
    }
  })
  return {
    suggestedTerms: terms,
    suggestedPhrases: [
      {
        phrase: terms.map((each) => each.terms[0]?.value ?? each.originalTerm).join(' '),
        exactMatch: terms.every((each) => each.terms[0]?.exactMatch),
      },
    ],
  }
}

const completion = (value: string) => term(value, 'completed')

const term = (value: string, how: 'corrected' | 'completed' | 'exact') => ({
  value,
  completed: how === 'completed',
  corrected: how === 'corrected',
  exactMatch: how === 'exact',
})

/** Longer words with this beginning, the most used first; none if it is already a complete word. */
async function completionsOf(db: D1Database, begun: string, language: Language): Promise<string[]> {
  const statement = sql`SELECT word FROM search_words
    WHERE language = ${language} AND word >= ${begun} AND word < ${begun + '\uffff'}
    ORDER BY word = ${begun} DESC, uses DESC, word LIMIT ${MOST_COMPLETIONS}`
  const found = rowsOf(WordRow, await prepare(db, statement).all()).map(({ word }) => word)
  return begun === '' || found[0] === begun ? [] : found
}
