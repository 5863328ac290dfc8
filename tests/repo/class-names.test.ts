import { expect, test } from 'vitest'

import { stylesheetText } from '#client/ui/stylesheet.ts'

import { usedClasses, type UsedClass } from './class-names.ts'
import { filesOf, isTest } from './sources.ts'

/** Class names that code selects by, without rules. */
const UNSTYLED = ['less', 'more']

/** Fragrance families have colors. Their names come from the catalog. */
const FROM_CATALOG = ['citrus', 'woods', 'floral', 'spice', 'sea', 'gourmand']

/** The widths of fields come from the shop's address forms. */
const FROM_FORMS = ['half', 'third']

const used = usedClasses(filesOf('client/**/*.tsx').filter((path) => !isTest(path)))

test('every class name in a part has a rule in that part or in the global styles', () => {
  const { globals, byPart } = readRules()
  const hasRule = ({ name, parts }: UsedClass) =>
    globals.has(name) || [...parts].some((part) => byPart.get(part)?.has(name))
  const without = used.filter((one) => !UNSTYLED.includes(one.name) && !hasRule(one))

  expect(used.length).toBeGreaterThan(100)
  expect(without.map(({ name, location }) => `${name} at ${location}`)).toEqual([])
})

test('every class name with a rule is used inside the part that has the rule', () => {
  const { globals, byPart } = readRules()
  const isUsed = (name: string, part?: string) =>
    FROM_CATALOG.includes(name) ||
    FROM_FORMS.includes(name) ||
    used.some((one) => one.name === name && (!part || one.parts.has(part)))
  const unused = [...byPart].flatMap(([part, names]) =>
    [...names].filter((name) => !isUsed(name, part)).map((name) => `.${name} in ${part}`),
  )

  expect([...unused, ...[...globals].filter((name) => !isUsed(name))]).toEqual([])
})

/** Stitches names parts `c-…` and themes `t-…`. */
const PART = /^c-[^-]+/
const THEME = /^t-/

/** The class names in the rules of each part, and those in rules outside of parts. */
function readRules() {
  const globals = new Set<string>()
  const byClass = new Map<string, Set<string>>()
  for (const selector of selectorsIn(stylesheetText())) {
    const names = Array.from(selector.matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name)
    // A name before the part belongs to an element around it, as in `body:has(.name) .c-part`.
    let rules = globals
    for (const name of names.filter((one) => !THEME.test(one))) {
      const [part] = PART.exec(name) ?? []
      if (part) byClass.set(part, (rules = byClass.get(part) ?? new Set()))
      else rules.add(name)
    }
  }
  return { globals, byPart: namedParts(byClass) }
}

const selectorsIn = (stylesheet: string) =>
  Array.from(stylesheet.matchAll(/([^{}]+)\{/g), ([, list = '']) => list.trim())
    .filter((list) => !list.startsWith('@'))
    // Does not split at commas in parentheses, as in `:is(.one, .other)`.
    .flatMap((list) => list.split(/,(?![^(]*\))/))

const INTERNAL = Symbol.for('sxs.internal')

/** The same, by exported name. A part that extends another has the rules of both. */
function namedParts(byClass: Map<string, Set<string>>) {
  const modules = import.meta.glob<Record<string, unknown>>(
    ['/client/ui/**/*.tsx', '/client/*/{look,look-*}.tsx'],
    { eager: true },
  )
  const byPart = new Map<string, Set<string>>()
  for (const [name, part] of Object.values(modules).flatMap((module) => Object.entries(module))) {
    if (typeof part !== 'object' || part === null || !(INTERNAL in part)) continue
    const { composers = [] }: { composers?: Iterable<unknown[]> } = Object(part[INTERNAL])
    const classes = Array.from(composers, ([base]) => String(base))
    byPart.set(name, new Set(classes.flatMap((base) => [...(byClass.get(base) ?? [])])))
  }
  return byPart
}
