/** The parts of a regular expression. Captures are left out: they do not affect matching. */
export type PatternNode =
  | { kind: 'character'; token: string }
  | { kind: 'boundary'; holds: Boundary }
  | { kind: 'look'; part: PatternNode; isAhead: boolean; isNegated: boolean }
  | { kind: 'sequence'; parts: readonly PatternNode[] }
  | { kind: 'choice'; options: readonly PatternNode[] }
  | { kind: 'repetition'; part: PatternNode; least: number; most: number }

/** Whether a place between two characters is one. The text has no neighbors at its ends. */
type Boundary = (before: string | undefined, after: string | undefined) => boolean

const TOKEN = new RegExp(
  [
    /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}/,
    /\\(?:[pPu]\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|k<[^>]*>|[1-9]\d*|.)/,
    /\[(?:\\.|[^\]\\])*\]/,
    /\((?:\?(?:<?[=!]|<[^>]*>|[a-z-]*:))?/,
    /(?:[*+?]|\{\d+(?:,\d*)?\})\??/,
    /./,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gsu',
)

const isWord = (character: string | undefined) => character !== undefined && /\w/.test(character)

const BOUNDARIES: Readonly<Record<string, Boundary>> = {
  '^': (before) => before === undefined,
  $: (_before, after) => after === undefined,
  '\\b': (before, after) => isWord(before) !== isWord(after),
  '\\B': (before, after) => isWord(before) === isWord(after),
}

interface Reader {
  tokens: readonly string[]
  at: number
}

/** Reads a valid regular expression with the flag `u`. Null if it has references or modifiers. */
export function readPattern(pattern: string): PatternNode | null {
  const tokens = pattern.match(TOKEN) ?? []
  const isUnknown = (token: string) => /^(?:\\[1-9k]|\(\?[a-z-]+:)/.test(token)
  return tokens.some(isUnknown) ? null : readChoice({ tokens, at: 0 })
}

function readChoice(reader: Reader): PatternNode {
  const options = [readSequence(reader)]
  while (reader.tokens[reader.at] === '|') {
    reader.at += 1
    options.push(readSequence(reader))
  }
  return { kind: 'choice', options }
}

function readSequence(reader: Reader): PatternNode {
  const parts: PatternNode[] = []
  let token = reader.tokens[reader.at]
  while (token !== undefined && token !== '|' && token !== ')') {
    reader.at += 1
    parts.push(readRepetition(reader, readOne(reader, token)))
    token = reader.tokens[reader.at]
  }
  return { kind: 'sequence', parts }
}

function readOne(reader: Reader, token: string): PatternNode {
  const holds = BOUNDARIES[token]
  if (holds) return { kind: 'boundary', holds }
  if (!token.startsWith('(')) return { kind: 'character', token }
  const part = readChoice(reader)
  reader.at += 1
  if (!/[=!]$/.test(token)) return part
  return { kind: 'look', part, isAhead: !token.includes('<'), isNegated: token.endsWith('!') }
}

/** Part of a pattern with the quantifier that follows, if any. */
function readRepetition(reader: Reader, part: PatternNode): PatternNode {
  const [token = '', least, comma, most] =
    /^(?:[*+?]|\{(\d+)(,?)(\d*)\})/.exec(reader.tokens[reader.at] ?? '') ?? []
  if (token === '') return part
  reader.at += 1
  if (least === undefined) {
    return {
      kind: 'repetition',
      part,
      least: token === '+' ? 1 : 0,
      most: token === '?' ? 1 : Infinity,
    }
  }
  const end = most ? Number(most) : Infinity
  return { kind: 'repetition', part, least: Number(least), most: comma ? end : Number(least) }
}
