import { ProblemError } from './problems.ts'

/** Names to keep; `everything` keeps a whole branch. */
type Selection = Map<string, Selection> | 'everything'

const MAX_SELECTOR_CHARACTERS = 1000
const MAX_DEPTH = 8

/**
 * Keeps the fields that a `select` names: `(id,name)`, `(data.(id,variants.(productId)))`, `(**)`.
 * @throws ProblemError 400 malformed-selector
 */
export function selectFields(respond: object, selector: string | undefined): object {
  if (selector === undefined || selector === '') return respond
  const selection = parse(selector)
  const selected = keep(respond, selection)
  return typeof selected === 'object' && selected !== null ? selected : {}
}

function keep(value: unknown, selection: Selection): unknown {
  if (selection === 'everything' || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((entry) => keep(entry, selection))
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      const branch = selection.get(name)
      return branch ? [[name, keep(field, branch)]] : []
    }),
  )
}

function parse(selector: string): Selection {
  const tokens = selector.match(/[\w-]+|\*{1,2}|[(),.]/g) ?? []
  const isComplete = tokens.join('') === selector
  if (!isComplete || selector.length > MAX_SELECTOR_CHARACTERS) throw malformed(selector)

  const cursor = { tokens, at: 0, selector }
  const selection = parseGroup(cursor, 0)
  if (cursor.at !== tokens.length) throw malformed(selector)
  return selection
}

interface Cursor {
  tokens: string[]
  at: number
  selector: string
}

function parseGroup(cursor: Cursor, depth: number): Selection {
  if (depth > MAX_DEPTH) throw malformed(cursor.selector)
  expect(cursor, '(')
  const names = new Map<string, Selection>()
  let isEverything = false
  do {
    const name = cursor.tokens[cursor.at++] ?? ''
    if (name.startsWith('*')) isEverything = true
    else if (/^[\w-]+$/.test(name)) names.set(name, parseBranch(cursor, depth))
    else throw malformed(cursor.selector)
  } while (accept(cursor, ','))
  expect(cursor, ')')
  return isEverything ? 'everything' : names
}

function parseBranch(cursor: Cursor, depth: number): Selection {
  if (!accept(cursor, '.')) return 'everything'
  if (cursor.tokens[cursor.at] === '(') return parseGroup(cursor, depth + 1)

  const name = cursor.tokens[cursor.at++] ?? ''
  if (name.startsWith('*')) return 'everything'
  if (!/^[\w-]+$/.test(name) || depth > MAX_DEPTH) throw malformed(cursor.selector)
  return new Map([[name, parseBranch(cursor, depth + 1)]])
}

function accept(cursor: Cursor, token: string): boolean {
  const isNext = cursor.tokens[cursor.at] === token
  if (isNext) cursor.at += 1
  return isNext
}

function expect(cursor: Cursor, token: string) {
  if (!accept(cursor, token)) throw malformed(cursor.selector)
}

const malformed = (selector: string) =>
  new ProblemError({
    status: 400,
    type: 'malformed-selector',
    title: 'Malformed Selector',
    detail: 'The selector cannot be read.',
    members: { selector: selector.slice(0, 200) },
  })
