/** The longest field, an e-mail address, has at most this many characters. */
const LONGEST_TEXT = 254

/** Somewhat more than the attempts of three open-ended repetitions in a row: about a tenth of a second at most. */
const MAX_TRIES = 3_000_000

const TOKEN =
  /\\(?:[pPu]\{[^}]*\}|k<[^>]*>|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[=!]|<[^>]*>|[a-z-]*:))?|(?:[*+?]|\{\d+(?:,\d*)?\})\??|./gsu

/** The minimum and maximum repetitions of each quantifier. */
const SIGNS = new Map<string | undefined, readonly [least: number, most: number]>([
  ['?', [0, 1]],
  ['*', [0, LONGEST_TEXT]],
  ['+', [1, LONGEST_TEXT]],
])

const ONCE = [1, 1] as const

/**
 * Whether a valid regular expression may be slow for some text. Counts every way to match, as if every
 * choice could always go either way. It therefore rejects too much rather than too little: `(a|b)+` as well
 * as `(a|a)+`.
 */
export function mayBeSlow(pattern: string): boolean {
  const tokens = pattern.match(TOKEN) ?? []
  // The text that a backreference compares with is only known at run time.
  if (tokens.some((token) => /^\\[1-9k]/.test(token))) return true
  return !(triesOfAlternatives({ tokens, at: 0 }) <= MAX_TRIES)
}

interface Reader {
  tokens: readonly string[]
  at: number
}

function triesOfAlternatives(reader: Reader): number {
  let tries = triesOfSequence(reader)
  while (reader.tokens[reader.at] === '|') {
    reader.at += 1
    tries += triesOfSequence(reader)
  }
  return tries
}

function triesOfSequence(reader: Reader): number {
  let tries = 1
  let lookaround = 0
  let openEnded = 0
  let token = reader.tokens[reader.at]
  while (token !== undefined && token !== '|' && token !== ')') {
    reader.at += 1
    const isGroup = token.startsWith('(')
    if (!isGroup && isOpenEnded(reader)) openEnded += 1
    const more = isGroup ? triesOfGroup(reader) : triesOfRepetition(reader, 1)
    // What a lookaround has found is not tried again, so it costs its own attempts wherever it is reached.
    if (LOOKAROUND.test(token)) lookaround += tries * more
    else tries *= more
    token = reader.tokens[reader.at]
  }
  return tries / factorial(openEnded) + lookaround
}

const LOOKAROUND = /^\(\?<?[=!]/

/** Open-ended repetitions in a row share the text: what one of them takes is lost to the others. */
const isOpenEnded = ({ tokens, at }: Reader) => repetitionIn(tokens[at])?.[1] === LONGEST_TEXT

const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1))

function triesOfGroup(reader: Reader): number {
  const tries = triesOfAlternatives(reader)
  reader.at += 1
  const [, most] = repetitionIn(reader.tokens[reader.at]) ?? ONCE
  // A group may match the empty text, as often as its quantifier allows.
  return triesOfRepetition(reader, tries) * Math.max(1, most)
}

/** The attempts including the quantifier that follows, if any. @param once the attempts of the repeated part */
function triesOfRepetition(reader: Reader, once: number): number {
  const repetition = repetitionIn(reader.tokens[reader.at])
  if (repetition) reader.at += 1
  const [least, most] = repetition ?? ONCE
  let tries = 0
  for (let times = least; times <= most; times += 1) tries += once ** times
  return tries
}

/** Null for a token that is not a quantifier. */
function repetitionIn(token = ''): readonly [least: number, most: number] | null {
  const [, least, comma, most] = /^\{(\d+)(,?)(\d*)/.exec(token) ?? []
  if (least === undefined) return SIGNS.get(token[0]) ?? null
  const bounded = (count: string) => Math.min(Number(count), LONGEST_TEXT)
  if (!comma) return [bounded(least), bounded(least)]
  return [bounded(least), most ? bounded(most) : LONGEST_TEXT]
}
