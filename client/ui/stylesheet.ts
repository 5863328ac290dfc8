import { css, getCssText, sheet } from './theme.ts'

// Every module that may call `styled` is loaded, so that every component is on record.
import.meta.glob(['./**/*.{ts,tsx}', '!./**/*.test.*', '!./stylesheet.ts'], { eager: true })

const INTERNAL = Symbol.for('sxs.internal')

type Variants = Record<string, string>

/** Stitches keeps a component's rules as composers: base, variants as [match, style], compounds alike. */
type Composer = [string, object, [Variants, object][], [Variants, object][], ...unknown[]]

/** All rules of all components in all their variants, as one static stylesheet. For the build alone. */
export function stylesheetText() {
  for (const apply of sheet.globals) apply()
  for (const component of sheet.components) {
    const render: (variants?: Variants) => unknown = Reflect.apply(css, undefined, [component])
    render()
    for (const variants of variantsOf(component)) render(variants)
  }
  return getCssText()
}

function variantsOf(component: object): Variants[] {
  const internal: { composers: Iterable<Composer> } | undefined = Reflect.get(component, INTERNAL)
  return [...(internal?.composers ?? [])].flatMap(([, , singular, compound]) =>
    [...singular, ...compound].map(([match]) => match),
  )
}
