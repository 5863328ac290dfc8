import * as logo from '#shop/logo.tsx'

import { css, getCssText, sheet } from './theme.ts'

// Loads every module that may call `styled`, so that every component is recorded.
const modules = {
  ...import.meta.glob<Exports>(
    ['./**/*.{ts,tsx}', '../*/{look,look-*}.tsx', '!./**/*.test.*', '!./stylesheet.ts'],
    { eager: true },
  ),
  'shop-logo.tsx': logo,
  // Of the retailer. Their names are paths from the root.
  ...import.meta.glob<Exports>('#shop/*/**/{look,look-*}.tsx', { eager: true }),
}

type Exports = Record<string, unknown>

const INTERNAL = Symbol.for('sxs.internal')

type Variants = Record<string, string>

/** Stitches stores a component's rules as composers: base, variants as [match, style], compounds, defaults. */
type Composer = [string, object, [Variants, object][], [Variants, object][], Variants]

/** All rules of all components and variants as one static stylesheet. Only for the build. */
export function stylesheetText(components: readonly object[] = sheet.components) {
  for (const apply of sheet.globals) apply()
  for (const component of components) {
    const render: (variants?: Variants) => unknown = Reflect.apply(css, undefined, [component])
    render()
    for (const variants of variantsOf(component)) render(variants)
  }
  return getCssText()
}

/** The class names that a component needs once its rules are in the stylesheet: see `part.ts`. */
export interface PartNames {
  base: string
  variants: Record<string, Record<string, string>>
  defaults: Variants
}

/** The class names of every exported component by file. */
export type NamesByFile = Record<string, Record<string, PartNames>>

/**
 * The stylesheet with classes that have the names of components, such as `c-Button` and `c-Button-tone-primary`, and not
 * those that Stitches computes from the rules.
 */
export function namedStyles() {
  const components = namedComponents(sheet.components, modules)
  const text = stylesheetText(components.map(({ component }) => component)).replaceAll(
    VARIANT_HASH,
    '',
  )
  const withRules = new Set(text.match(CLASS))
  const names: NamesByFile = {}
  for (const { file, name, component } of components) {
    names[file] = { ...names[file], [name]: namesOf(component, withRules) }
  }
  return { text, names }
}

/** Stitches adds the hash of its rules to a variant's class. */
const VARIANT_HASH = /(?<=\.c-\w+)-\w+(?=-\w+-\w)/g
const CLASS = /(?<=\.)c-[\w-]+/g

/**
 * The components with classes named after their exports. A component that extends another one and adds no rules shares the
 * class of that one.
 *
 * @throws {Error} if two components have the same name
 */
export function namedComponents(
  originals: readonly object[],
  exportsByPath: Readonly<Record<string, Exports>>,
) {
  const places = new Map(
    Object.entries(exportsByPath).flatMap(([path, exports]) =>
      Object.entries(exports).map(
        ([name, value]) => [value, { file: path.replace(/^\.\.?\//, ''), name }] as const,
      ),
    ),
  )
  const composers = new Map<Composer, Composer>()
  const taken = new Set<string>()
  return originals.map((original) => {
    const place = places.get(original)
    if (!place) throw new Error('A styled component is not exported.')
    if (taken.has(place.name)) throw new Error(`Two styled components are called ${place.name}.`)
    taken.add(place.name)
    const named = composersOf(original).map((composer) => {
      const [, ...rules] = composer
      const known: Composer = composers.get(composer) ?? [`c-${place.name}`, ...rules]
      composers.set(composer, known)
      return known
    })
    return { ...place, component: { [INTERNAL]: { composers: named } } }
  })
}

/** A component that has rules only for its variants has no class besides those of the variants. */
function namesOf(component: object, withRules: ReadonlySet<string>): PartNames {
  const [composer] = composersOf(component)
  const base = composer?.[0] ?? ''
  const variants: PartNames['variants'] = {}
  for (const [variant, value] of variantsOf(component).flatMap(Object.entries<string>)) {
    const own = `${base}-${variant}-${value}`
    variants[variant] = { ...variants[variant], ...(withRules.has(own) && { [value]: own }) }
  }
  return { base: withRules.has(base) ? base : '', variants, defaults: { ...composer?.[4] } }
}

function composersOf(component: object): Composer[] {
  const internal: { composers: Iterable<Composer> } | undefined = Reflect.get(component, INTERNAL)
  return [...(internal?.composers ?? [])]
}

function variantsOf(component: object): Variants[] {
  return composersOf(component).flatMap(([, , singular]) => singular.map(([match]) => match))
}
