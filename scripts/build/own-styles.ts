import type { NamesByFile } from '../../client/ui/stylesheet.ts'

/**
 * The stylesheet of a design system file: of the folder of `client/ui` that it is in, if it is in one, or of the capability whose
 * look it is. Otherwise that of every page, which has what a home page or a list shows.
 */
export const ownStylesheetOf = (file: string) => /^([^/]+)\//.exec(file)?.[1] ?? null

/** A rule, or its media query with it. Stitches writes one around each rule, and an empty one around each group. */
const RULE = /@media [^{]+\{[^{}]*\{[^{}]*\}\}|[^{}@]+\{[^{}]*\}/g
/** The component whose rule it is. */
const COMPONENT = /\.c-(\w+)/

/**
 * Divides the rules between the stylesheet of every page and the others.
 *
 * @param names the class names of every file's components
 */
export function divideStyles(stylesheet: string, names: NamesByFile) {
  const owners = new Map(
    Object.entries(names)
      .flatMap(([file, ofFile]) =>
        Object.keys(ofFile).map((name) => [name, ownStylesheetOf(file)] as const),
      )
      .filter((entry): entry is [string, string] => entry[1] !== null),
  )
  const own = new Map<string, string>([...owners.values()].map((sheet) => [sheet, '']))
  const shared = stylesheet.replaceAll(RULE, (rule) => {
    const sheet = owners.get(COMPONENT.exec(rule)?.[1] ?? '')
    if (sheet === undefined) return rule
    own.set(sheet, `${own.get(sheet) ?? ''}${rule}`)
    return ''
  })
  return { shared, own }
}
