import type { FieldCode } from '../http/problem.ts'

export type Country = 'US' | 'CA'

const EMOJI = /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u
const LETTERS = { US: 'A-Za-z', CA: 'A-Za-zÀ-ÖØ-öø-ɏḀ-ỹ' } as const

/** The characters that a kind of field allows besides spaces and the country's letters (spec 1 §5). */
interface Alphabet {
  /** The inside of a character class. */
  others: Record<Country, string>
  /** Codes for characters with their own message; all others get `symbols`. */
  named: readonly (readonly [pattern: RegExp, code: FieldCode])[]
  symbols: FieldCode
}

const emoji = [EMOJI, 'emoji'] as const
const numbers = [/\p{Nd}/u, 'numbers'] as const
/** A letter of another script, or an accented one where accents are not allowed. */
const foreignLetter = (letters: string) => new RegExp(`(?![${letters}])[\\p{L}\\p{M}]`, 'u')

/** @returns a function that finds the problem of cleaned text by a country's rules */
export function alphabet({ others, named, symbols }: Alphabet) {
  const rulesOf = (country: Country) => [
    emoji,
    ...named,
    [foreignLetter(LETTERS[country]), 'special-characters'] as const,
    [new RegExp(`[^ ${LETTERS[country]}${others[country]}]`, 'u'), symbols] as const,
  ]
  const rules = { US: rulesOf('US'), CA: rulesOf('CA') }
  return (text: string, country: Country): FieldCode | null =>
    rules[country].find(([pattern]) => pattern.test(text))?.[1] ?? null
}

export const nameProblem = alphabet({
  others: { US: "'\\-", CA: "'\\-" },
  named: [numbers, [/_/, 'underscores']],
  symbols: 'special-symbols',
})

export const addressLineProblem = alphabet({
  others: { US: "0-9#'/.\\-", CA: "0-9#'/.,&\\-" },
  named: [],
  symbols: 'address-symbols',
})

export const cityProblem = alphabet({
  others: { US: "'.\\-", CA: "'.\\-" },
  named: [numbers],
  symbols: 'city-symbols',
})
