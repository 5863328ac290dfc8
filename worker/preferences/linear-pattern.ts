import { ACCEPTED, Automaton } from './automaton.ts'
import { readPattern } from './pattern-syntax.ts'

/** The longest field, an e-mail address, has at most this many characters. */
const LONGEST_TEXT = 254

/** As many take about a millisecond. */
const MOST_STEPS = 60_000

type LinearPattern =
  | {
      /** Whether the pattern matches a whole text. */
      matches: (text: string) => boolean
      /** Whether some text takes too many steps, which grow with its length times the size of the pattern. */
      isSlow: () => boolean
    }
  | { unusable: string }

/**
 * Compiles a regular expression with the flag `u` into an automaton, which never goes back in the text. Fields
 * have at most 254 characters, so no longer text matches.
 */
export function linearPattern(pattern: string): LinearPattern {
  if (!isRegExp(pattern)) return { unusable: 'not a regular expression' }
  const node = readPattern(pattern)
  if (!node) return { unusable: 'has references or modifiers' }
  const automaton = new Automaton()
  const start = automaton.add(node, ACCEPTED, false)
  if (automaton.isTooLarge) return { unusable: 'may be slow' }
  return {
    isSlow: () => automaton.mayExceed(MOST_STEPS, start, LONGEST_TEXT),
    matches: (text) =>
      text.length <= LONGEST_TEXT && automaton.read(start, Array.from(text)).isMatch,
  }
}

function isRegExp(pattern: string) {
  try {
    new RegExp(pattern, 'u')
    return true
  } catch {
    return false
  }
}
