import type { PartNames } from '../../client/ui/stylesheet.ts'

/**
 * Design system files whose rules load with the chunks that use them: what a first visit to the home page, a category
 * or a product does not show. The rules of all other files are in the stylesheet of every page. A stylesheet of less than
 * half a kilobyte is not worth its name in the list of chunks, which every first visit loads.
 */
export const OWN_STYLES =
  /^(account-menu|agent-bar|bag|checkout|dialog|form-beside|mini-cart|modal|pickup|sign-in|steps|store-chooser|suggestions|summary)\.tsx$/

/**
 * A rule, with its media query. Stitches writes a media query around each rule, and an empty one around them all, whose
 * end belongs to no rule.
 */
const RULE = /@media [^{]+\{[^{}]+\{[^{}]*\}\}|[^{}]+\{[^{}]*\}/g
/** The component whose rule it is. The classes of its variants begin with its own. */
const COMPONENT = /\.(c-[A-Za-z]+)/

/**
 * Divides the rules between the stylesheet of every page and the files that have their own.
 *
 * @param partNames the class names of every file's components
 */
export function divideStyles(stylesheet: string, partNames: Record<string, PartNames[]>) {
  const owners = new Map(
    Object.entries(partNames)
      .filter(([file]) => OWN_STYLES.test(file))
      .flatMap(([file, names]) => names.map(({ base }) => [base, file] as const)),
  )
  const own = new Map<string, string>([...owners.values()].map((file) => [file, '']))
  const shared = stylesheet.replaceAll(RULE, (rule) => {
    const file = owners.get(COMPONENT.exec(rule)?.[1] ?? '')
    if (file === undefined) return rule
    own.set(file, `${own.get(file) ?? ''}${rule}`)
    return ''
  })
  return { shared, own }
}
