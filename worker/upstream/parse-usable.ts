import * as v from 'valibot'

export interface Usable<Answer> {
  /** Null if nothing usable is left. */
  output: Answer | null
  /** The paths of everything that did not match the contract, such as `hits.3.price`. No values. */
  left: string[]
}

type Key = string | number

/**
 * Parses the usable parts of a response: converts numbers that are given as text, and drops invalid fields and
 * list items that lack required fields. One invalid product must not break the page.
 */
export function parseLeniently<Answer>(
  schema: v.GenericSchema<unknown, Answer>,
  answer: unknown,
): Usable<Answer> {
  const parsed = v.safeParse(schema, answer)
  if (parsed.success) return { output: parsed.output, left: [] }

  const root = { answer: structuredClone(answer) }
  const left = new Set<string>()
  let issues = pathsOf(parsed.issues)
  while (root.answer !== undefined) {
    for (const path of issues) left.add(path.join('.'))
    mend(root, issues)
    const again = v.safeParse(schema, root.answer)
    if (again.success) return { output: again.output, left: [...left] }
    issues = pathsOf(again.issues)
  }
  return { output: null, left: [...left] }
}

const pathsOf = (issues: readonly v.BaseIssue<unknown>[]): Key[][] =>
  distinct(issues.map((issue) => (issue.path ?? []).map(({ key }) => toKey(key))))

const toKey = (key: unknown): Key => (typeof key === 'number' ? key : String(key))

const distinct = (paths: Key[][]) => [
  ...new Map(paths.map((path) => [path.join('.'), path])).values(),
]

/** Repairs invalid values first. Only when there are none, removes the objects that lack required fields. */
function mend(root: object, issues: Key[][]) {
  const paths = issues.map((path) => ['answer', ...path])
  const present = paths.filter((path) => at(root, path) !== undefined)
  const holders = distinct(paths.map((path) => path.slice(0, -1)))
  // From the end, so that removing a list item does not shift the items that are still to be repaired.
  const inOrder = (present.length > 0 ? present : holders).toSorted(byPosition).toReversed()
  for (const path of inOrder) repair(root, path)
}

function byPosition(one: Key[], other: Key[]) {
  for (const [index, key] of one.entries()) {
    const against = other[index]
    if (key === against) continue
    if (against === undefined) return 1
    return key < against ? -1 : 1
  }
  return one.length - other.length
}

function repair(root: object, path: readonly Key[]) {
  const key = path.at(-1)
  const holder = at(root, path.slice(0, -1))
  if (key === undefined || typeof holder !== 'object' || holder === null) return
  const value = childOf(holder, key)

  if (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)) {
    Reflect.set(holder, key, Number(value))
  } else if (Array.isArray(holder)) {
    holder.splice(Number(key), 1)
  } else {
    Reflect.deleteProperty(holder, key)
  }
}

const at = (root: object, path: readonly Key[]) => path.reduce<unknown>(childOf, root)

/** Inherited properties do not count: a list in place of an object would have `values` and `length`. */
const childOf = (parent: unknown, key: Key): unknown =>
  typeof parent === 'object' && parent !== null && Object.hasOwn(parent, key)
    ? Reflect.get(parent, key)
    : undefined
