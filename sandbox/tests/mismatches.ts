import type { Declared, Limits, Member, Members } from './sdk-declarations.ts'

/** Where and how a value is not as declared. */
export interface Mismatch {
  path: string
  expected: string
  got: unknown
}

/** How a member or a whole response may deviate from its declaration. */
export type Leniency = 'absent' | 'null' | 'object' | 'text' | 'undeclared'

export interface Rules {
  types: Record<string, Declared>
  /** By `Type.member`, or `Client.operation` for a whole response. */
  leniencyOf: (name: string) => Leniency | undefined
}

/** A value, its path in the response and its position in the types. */
interface Place {
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
  place: Place,
): Mismatch[] {
  const leniency = rules.leniencyOf(place.type)
  if (place.value === undefined && (optional || leniency === 'absent')) return []
  if (place.value === null && leniency === 'null') return []
  if (isObject(place.value) && leniency === 'object') return []
  if (typeof place.value === 'string' && leniency === 'text') return []
  return [...compared(rules, declared, place), ...beyond(limits, place)]
}

function compared(rules: Rules, declared: Declared, place: Place): Mismatch[] {
  const within = (next: Declared, inner: Partial<Place> = {}) =>
    compared(rules, next, { ...place, ...inner })
  if (declared.is === 'named')
    return within(typeNamed(rules, declared.name), { type: declared.name.replace(/\$\d+$/, '') })
  if (declared.is === 'list' && Array.isArray(place.value))
    return place.value.flatMap((value: unknown, index) =>
      within(declared.of, { value, path: `${place.path}[${index}]` }),
    )
  if (declared.is === 'members' && isObject(place.value))
    return inMembers(rules, declared, place, place.value)
  const fits =
    declared.is === 'either'
      ? declared.of.some((each) => within(each).length === 0)
      : isPlain(declared, place.value)
  return fits ? [] : [{ path: place.path, expected: described(declared), got: place.value }]
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

function inMembers(rules: Rules, declared: Members, place: Place, value: Record<string, unknown>) {
  const names = new Set([...Object.keys(declared.members), ...Object.keys(value)])
  return [...names].flatMap((name) => {
    const own = declared.members[name]
    const inner = {
      value: value[name],
      path: `${place.path}.${name}`,
      type: `${place.type}.${name}`,
    }
    return own ? mismatches(rules, own, inner) : inOther(rules, declared, inner, name)
  })
}

function inOther(rules: Rules, { members, others }: Members, place: Place, name: string) {
  // A type without declared members is a dictionary, which allows any name.
  const free = Object.keys(members).length === 0 || name.startsWith('c_')
  if (others && free) return compared(rules, others, place)
  if (rules.leniencyOf(place.type) === 'undeclared') return []
  return [{ path: place.path, expected: 'no such member', got: place.value }]
}

/** Limits apply to strings only, although the SDK also declares some on lists of strings. */
function beyond({ shortest = 0, longest = Infinity, pattern = '' }: Limits, place: Place) {
  const { value, path } = place
  if (typeof value !== 'string') return []
  if (value.length >= shortest && value.length <= longest && new RegExp(pattern).test(value))
    return []
  return [{ path, expected: `${shortest} to ${longest} characters like /${pattern}/`, got: value }]
}

function described(declared: Declared): string {
  if (declared.is === 'either') return declared.of.map(described).join(' or ')
  if (declared.is === 'list') return `a list of ${described(declared.of)}`
  if (declared.is === 'named') return declared.name
  if (declared.is === 'literal') return JSON.stringify(declared.value)
  return declared.is === 'members' ? 'an object' : declared.is
}
