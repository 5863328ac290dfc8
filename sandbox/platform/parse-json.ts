import { badRequest } from './problems.ts'

const MAX_DEPTH = 100

/**
 * Parses JSON that is safe to store and to pass on.
 * @throws ProblemError for invalid JSON, too many levels, half a surrogate pair, NUL, or a property named
 *   `__proto__`.
 */
export function parseJson(text: string): unknown {
  if (isDeeperThan(text, MAX_DEPTH)) {
    throw badRequest(`The body is nested deeper than ${MAX_DEPTH} levels.`)
  }
  const odd: string[] = []
  const parsed = parsedOrError(text, (name, value: unknown) => {
    if (name === '__proto__') odd.push("The property '__proto__' is not allowed.")
    if (!isStorable(name) || (typeof value === 'string' && !isStorable(value))) {
      odd.push('The body holds something that is no character.')
    }
    return value
  })
  if (odd[0] !== undefined) throw badRequest(odd[0])
  return parsed
}

function parsedOrError(text: string, look: (name: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, look)
  } catch {
    throw badRequest('The body is not valid JSON.')
  }
}

/** Half a surrogate pair is not a character, and some databases end a text at NUL. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\u0000')

/** Counts levels in the text, so that a deep value is never built. */
function isDeeperThan(text: string, most: number): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length && depth <= most; at += 1) {
    const character = text[at]
    if (character === '"') isInString = !isInString
    else if (isInString) at += Number(character === '\\')
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
  }
  return depth > most
}
