import { normalizeText } from '../platform/normalize-text.ts'
import type { Language } from '../platform/site.ts'

const MAX_WORDS = 8
const MAX_WORD_CHARACTERS = 40

/** Stop words, folded. */
const emptyWords = new Set(
  'a an and for in of on or the to with au aux avec d de des du en et l la le les ou pour un une'.split(
    ' ',
  ),
)

/** The words of a text, split and folded like in the search index. */
export const splitWords = (text: string) =>
  normalizeText(text).match(/[\p{Letter}\p{Number}]+/gu) ?? []

/** The words of a text as one, for people who write a compound without a space: "giftcard". */
export const joinWords = (text: string) => splitWords(text).join('')

/** The words of a search phrase without stop words, unless it has only stop words. */
export function searchWords(phrase: string): string[] {
  const words = splitWords(phrase).map((word) => word.slice(0, MAX_WORD_CHARACTERS))
  const telling = words.filter((word) => !emptyWords.has(word))
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, MAX_WORDS)
}

/**
 * Full-text expressions from the best kind of match to the weakest: all words in the name, in
 * name and keywords, anywhere. Words are letters and digits only, so quoting them is enough.
 */
export function matchExpressions(words: string[], languages: Language[]): string[] {
  const all = words.map(getPrefixes).join(' AND ')
  const columns = (...parts: string[]) =>
    parts.flatMap((part) => languages.map((language) => `${part}_${language}`)).join(' ')
  return [
    `{${columns('name')}} : (${all})`,
    `{${columns('name', 'keywords')}} : (${all})`,
    `{${columns('name', 'keywords', 'description')}} : (${all})`,
  ]
}

/** Whether texts have all of these words together, by the rules of the search index. */
export function hasWords(texts: readonly string[], words: string[]): boolean {
  const known = texts.flatMap((text) => [...splitWords(text), joinWords(text)])
  const isThere = (sought: string) => known.some((word) => word.startsWith(sought))
  return words.every((word) => isThere(word) || isThere(getSingular(word) ?? word))
}

const getSingular = (word: string) =>
  word.length > 3 && /[sx]$/.test(word) ? word.slice(0, -1) : undefined

/** A word also matches words that start with it, and a plural matches words that start with its singular. */
function getPrefixes(word: string) {
  const singular = getSingular(word)
  return singular === undefined ? `"${word}"*` : `("${word}"* OR "${singular}"*)`
}
