import type { NamesByFile } from '../../client/ui/stylesheet.ts'

/** Design system files whose rules load with the modules that import them: lists with filters, dialogs, the bag, the checkout, the question for consent, content modules. */
const LATE =
  /^(account-frame|account-menu|agent-bar|article|bag|checkout|consent|dialog|form-beside|listing|mini-cart|modal|orders|panel|pickup|quick-look|scenes|sign-in|steps|store-chooser|stories|suggestions|summary|tiles|wish-list)\.tsx$/
/** Files that only products show, on their pages and in the quick look. */
const PRODUCT = /^(buy-bar|buying|gift-form|product-detail|product-film|reviews|scent)\.tsx$/

/** What only the bag shows, in a file of its own. */
const BAG = /^reward-line\.tsx$/

/** Files that only pages of the account show. */
const ACCOUNT = /^(subscription|wallet)\.tsx$/

/**
 * The stylesheet of a design system file, if not that of every page, which has what a home page or a list shows. A
 * stylesheet of less than half a kilobyte is not worth its name in the list of chunks, which every first visit loads.
 */
export function ownStylesheetOf(file: string) {
  if (PRODUCT.test(file)) return 'product'
  if (BAG.test(file)) return 'bag'
  if (ACCOUNT.test(file)) return 'account-frame'
  return LATE.test(file) ? file.replace('.tsx', '') : null
}

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
