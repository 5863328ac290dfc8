import type { FieldCode } from '../contract/problem.ts'

export type Country = 'US' | 'CA'

/** As it is kept: one spelling of each letter, straight apostrophes, single spaces, none around it. */
export const cleaned = (typed: string) =>
  typed.normalize('NFC').replace(/[‘’ʼ]/g, "'").replace(/\s+/g, ' ').trim()

const EMOJI = /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u
const LETTERS = { US: 'A-Za-z', CA: 'A-Za-zÀ-ÖØ-öø-ɏḀ-ỹ' } as const

/** What one kind of field may hold beside spaces and the letters of its country (spec 1 §5). */
interface Alphabet {
  /** Inside of a character class. */
  others: Record<Country, string>
  /** Codes for what has a sentence of its own; everything else is `symbols`. */
  named: readonly (readonly [pattern: RegExp, code: FieldCode])[]
  symbols: FieldCode
}

const emoji = [EMOJI, 'emoji'] as const
const numbers = [/\p{Nd}/u, 'numbers'] as const
/** A letter of another script, or with an accent where none is taken. */
const foreignLetter = (letters: string) => new RegExp(`(?![${letters}])[\\p{L}\\p{M}]`, 'u')

/** @returns a function that says what is wrong with cleaned text, by the rules of a country. */
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
