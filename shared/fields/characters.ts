import type { FieldCode } from '../http/problem.ts'
import { addressFormOf } from './address-form-of.ts'
import type { Country } from './country.ts'
import type { CharacterRules } from './country-rules.ts'

const EMOJI = /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u

type NamedPattern = readonly [pattern: RegExp, code: FieldCode]

/** How a kind of field reports the characters that it does not accept (spec 1 §5). */
interface Alphabet {
  kind: Exclude<keyof CharacterRules, 'letters'>
  /** Codes for characters with their own message; all others get `symbols`. */
  named: readonly NamedPattern[]
  symbols: FieldCode
}

const emoji = [EMOJI, 'emoji'] as const
const numbers = [/\p{Nd}/u, 'numbers'] as const
/** A letter of another script, or an accented one where accents are not allowed. */
const foreignLetter = (letters: string) => new RegExp(`(?![${letters}])[\\p{L}\\p{M}]`, 'u')

/** @returns a function that finds the problem of cleaned text by a country's rules */
const alphabet =
  ({ kind, named, symbols }: Alphabet) =>
  (text: string, country: Country): FieldCode | null => {
    const { letters, [kind]: others } = addressFormOf(country).characters
    const patterns: NamedPattern[] = [
      emoji,
      ...named,
      [foreignLetter(letters), 'special-characters'],
      [new RegExp(`[^ ${letters}${others}]`, 'u'), symbols],
    ]
    return patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null
  }

export const nameProblem = alphabet({
  kind: 'name',
  named: [numbers, [/_/, 'underscores']],
  symbols: 'special-symbols',
})

export const addressLineProblem = alphabet({
  kind: 'addressLine',
  named: [],
  symbols: 'address-symbols',
})

export const cityProblem = alphabet({ kind: 'city', named: [numbers], symbols: 'city-symbols' })
