import * as v from 'valibot'

interface Usable<Answer> {
  /** Null when nothing usable is left. */
  output: Answer | null
  /** Paths of what did not have the agreed shape, without values: `hits.3.price`. */
  left: string[]
}

type Key = string | number

/**
 * Parses what can be used of an answer: a number written as text is read, a field of a wrong shape is
 * left out, and so is an item of a list that lacks what it needs. One odd product must not cost the page.
 */
export function parseUsable<Answer>(
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

/** First what stands there wrongly; only then are the holders of what is missing taken away. */
function mend(root: object, issues: Key[][]) {
  const paths = issues.map((path) => ['answer', ...path])
  const present = paths.filter((path) => at(root, path) !== undefined)
  const holders = distinct(paths.map((path) => path.slice(0, -1)))
  // From the end, so that taking an item out of a list does not move those still to be looked at.
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

const childOf = (parent: unknown, key: Key): unknown =>
  typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined
