import type { NamesByFile } from '../../client/ui/stylesheet.ts'

/** A document does not know which places its page fills, so their styles are in the sheet that the page has anyway. */
const SLOT_LOOK = /^\/.+\/slots\/(?:.+\/)?look(?:-([\w-]+))?\.tsx$/

/**
 * The stylesheet of a design system file: named after its folder in `client/ui`, after the capability of a look, or after
 * the folders of a retailer's look. That of a place's component is named after the capability in its file name, such as
 * `slots/look-product.tsx`. Null means the stylesheet of every page, which has the rules of home pages and lists.
 */
export function findStylesheet(file: string) {
  const slot = SLOT_LOOK.exec(file)
  if (slot) return slot[1] ?? null
  const [, folders] = /^\/(.+)\//.exec(file) ?? []
  return folders?.replaceAll('/', '-') ?? /^([^/]+)\//.exec(file)?.[1] ?? null
}

/** A rule, with its media query if any. Stitches wraps each rule in one, and each group in an empty one. */
const RULE = /@media [^{]+\{[^{}]*\{[^{}]*\}\}|[^{}@]+\{[^{}]*\}/g
/** The component of a rule. */
const COMPONENT = /\.c-(\w+)/

/**
 * Divides the rules between the stylesheet of every page and the others.
 *
 * @param names the class names of every file's components
 * @param isUsed whether the shop uses a file; the rules of the others are dropped
 * @throws if a look of a place has the name of no stylesheet
 */
export function divideStyles(
  stylesheet: string,
  names: NamesByFile,
  isUsed: (file: string) => boolean = () => true,
) {
  checkSlotLooks(Object.keys(names).filter(isUsed))
  const unused = new Set(
    Object.entries(names).flatMap(([file, ofFile]) => (isUsed(file) ? [] : Object.keys(ofFile))),
  )
  const owners = new Map(
    Object.entries(names)
      .filter(([file]) => isUsed(file))
      .flatMap(([file, ofFile]) =>
        Object.keys(ofFile).map((name) => [name, findStylesheet(file)] as const),
      )
      .filter((entry): entry is [string, string] => entry[1] !== null),
  )
  const own = new Map<string, string>([...owners.values()].map((sheet) => [sheet, '']))
  const shared = stylesheet.replaceAll(RULE, (rule) => {
    const [, component = ''] = COMPONENT.exec(rule) ?? []
    if (unused.has(component)) return ''
    const sheet = owners.get(component)
    if (sheet === undefined) return rule
    own.set(sheet, `${own.get(sheet) ?? ''}${rule}`)
    return ''
  })
  return { shared, own }
}

function checkSlotLooks(files: readonly string[]) {
  const ofCore = files.filter((file) => !file.startsWith('/'))
  const sheets = [...new Set(ofCore.flatMap((file) => findStylesheet(file) ?? []))].toSorted()
  for (const file of files) {
    const [, sheet] = SLOT_LOOK.exec(file) ?? []
    if (sheet === undefined || sheets.includes(sheet)) continue
    throw new Error(
      `No page has the styles of ${file}. Name it look.tsx for all pages, or look-<name>.tsx with one of ${sheets.join(', ')}.`,
    )
  }
}
