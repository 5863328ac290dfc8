import { css, getCssText, sheet } from './theme.ts'

// Loads every module that may call `styled`, so that every component is recorded.
import.meta.glob(['./**/*.{ts,tsx}', '!./**/*.test.*', '!./stylesheet.ts'], { eager: true })

const INTERNAL = Symbol.for('sxs.internal')

type Variants = Record<string, string>

/** Stitches stores a component's rules as composers: base, variants as [match, style], compounds, defaults. */
type Composer = [string, object, [Variants, object][], [Variants, object][], Variants]

/** All rules of all components and variants as one static stylesheet. Only for the build. */
export function stylesheetText() {
  for (const apply of sheet.globals) apply()
  for (const component of sheet.components) {
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

/** The class names of every component by file, in the order of their creation. */
export function partNames(): Record<string, PartNames[]> {
  const byFile: Record<string, PartNames[]> = {}
  sheet.components.forEach((component, index) => {
    const file = sheet.filesOfComponents[index] ?? ''
    byFile[file] = [...(byFile[file] ?? []), namesOf(component)]
  })
  return byFile
}

function namesOf(component: object): PartNames {
  const render: (variants: Variants) => { className: string } = Reflect.apply(css, undefined, [
    component,
  ])
  const [base = ''] = render({}).className.split(' ')
  const variants: PartNames['variants'] = {}
  for (const match of variantsOf(component)) {
    for (const [name, value] of Object.entries(match)) {
      const classes = render(match).className.split(' ')
      const own = classes.find((found) => found.endsWith(`-${name}-${value}`))
      variants[name] = { ...variants[name], ...(own && { [value]: own }) }
    }
  }
  const [composer] = composersOf(component)
  return { base, variants, defaults: { ...composer?.[4] } }
}

function composersOf(component: object): Composer[] {
  const internal: { composers: Iterable<Composer> } | undefined = Reflect.get(component, INTERNAL)
  return [...(internal?.composers ?? [])]
}

function variantsOf(component: object): Variants[] {
  return composersOf(component).flatMap(([, , singular]) => singular.map(([match]) => match))
}
