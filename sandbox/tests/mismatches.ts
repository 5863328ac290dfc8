import type { Declared, Limits, Member, Members } from './sdk-declarations.ts'

/** Where and how a value is not as declared. */
export interface Mismatch {
  path: string
  expected: string
  actual: unknown
}

/** How a member or a whole response may deviate from its declaration. */
export type AllowedDeviation = 'absent' | 'null' | 'object' | 'text' | 'undeclared'

export interface Rules {
  types: Record<string, Declared>
  /** By `Type.member`, or `Client.operation` for a whole response. */
  allowedDeviationOf: (name: string) => AllowedDeviation | undefined
}

/** A value, its path in the response and its position in the types. */
interface Position {
  value: unknown
  path: string
  type: string
}

/**
 * All differences between a parsed response and its declaration. A member has to be declared
 * or custom (`c_…`), although the index signatures of the types allow any name: nearly all
 * members are optional, so a misspelt name would otherwise go unnoticed.
 */
export function mismatches(
  rules: Rules,
  { declared, optional, limits }: Member,
  position: Position,
): Mismatch[] {
  const leniency = rules.allowedDeviationOf(position.type)
  if (position.value === undefined && (optional || leniency === 'absent')) return []
  if (position.value === null && leniency === 'null') return []
  if (isObject(position.value) && leniency === 'object') return []
  if (typeof position.value === 'string' && leniency === 'text') return []
  return [...typeMismatches(rules, declared, position), ...limitMismatches(limits, position)]
}

function typeMismatches(rules: Rules, declared: Declared, position: Position): Mismatch[] {
  const within = (next: Declared, inner: Partial<Position> = {}) =>
    typeMismatches(rules, next, { ...position, ...inner })
  if (declared.is === 'named')
    return within(typeNamed(rules, declared.name), { type: declared.name.replace(/\$\d+$/, '') })
  if (declared.is === 'list' && Array.isArray(position.value))
    return position.value.flatMap((value: unknown, index) =>
      within(declared.of, { value, path: `${position.path}[${index}]` }),
    )
  if (declared.is === 'members' && isObject(position.value))
    return memberMismatches(rules, declared, position, position.value)
  const fits =
    declared.is === 'either'
      ? declared.of.some((each) => within(each).length === 0)
      : isPlain(declared, position.value)
  return fits
    ? []
    : [{ path: position.path, expected: describeType(declared), actual: position.value }]
}

function typeNamed({ types }: Rules, name: string): Declared {
  const declared = types[name]
  if (!declared) throw new Error(`${name} is not declared.`)
  return declared
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isPlain(declared: Declared, value: unknown): boolean {
  if (declared.is === 'anything') return true
  if (declared.is === 'literal') return value === declared.value
  if (declared.is === 'object') return isObject(value)
  if (declared.is === 'null') return value === null
  if (declared.is === 'nothing') return value === undefined
  return typeof value === declared.is
}

function memberMismatches(
  rules: Rules,
  declared: Members,
  position: Position,
  value: Record<string, unknown>,
) {
  const names = new Set([...Object.keys(declared.members), ...Object.keys(value)])
  return [...names].flatMap((name) => {
    const own = declared.members[name]
    const inner = {
      value: value[name],
      path: `${position.path}.${name}`,
      type: `${position.type}.${name}`,
    }
    return own
      ? mismatches(rules, own, inner)
      : undeclaredMemberMismatches(rules, declared, inner, name)
  })
}

function undeclaredMemberMismatches(
  rules: Rules,
  { members, others }: Members,
  position: Position,
  name: string,
) {
  // A type without declared members is a dictionary, which allows any name.
  const free = Object.keys(members).length === 0 || name.startsWith('c_')
  if (others && free) return typeMismatches(rules, others, position)
  if (rules.allowedDeviationOf(position.type) === 'undeclared') return []
  return [{ path: position.path, expected: 'no such member', actual: position.value }]
}

/** Limits apply to strings only, although the SDK also declares some on lists of strings. */
function limitMismatches(
  { shortest = 0, longest = Infinity, pattern = '' }: Limits,
  position: Position,
) {
  const { value, path } = position
  if (typeof value !== 'string') return []
  if (value.length >= shortest && value.length <= longest && new RegExp(pattern).test(value))
    return []
  return [
    { path, expected: `${shortest} to ${longest} characters like /${pattern}/`, actual: value },
  ]
}

function describeType(declared: Declared): string {
  if (declared.is === 'either') return declared.of.map(describeType).join(' or ')
  if (declared.is === 'list') return `a list of ${describeType(declared.of)}`
  if (declared.is === 'named') return declared.name
  if (declared.is === 'literal') return JSON.stringify(declared.value)
  return declared.is === 'members' ? 'an object' : declared.is
}
