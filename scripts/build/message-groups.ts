import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The browser loads `common` on every page, and `rest` only on pages that need all messages. */
export type MessageGroup = 'common' | 'rest'

export const MESSAGE_GROUPS: readonly MessageGroup[] = ['common', 'rest']

const ENTRY = 'client/entry.tsx'
/** Tables import every page, so imports are not followed through them. */
const PAGE_TABLE = /^client\/([\w-]+\/)?pages\.ts$/
const NEEDS_ALL_MESSAGES = /\bdefine(Personal|Account)Page\(|\bneedsAllMessages: true\b/

/**
 * Says which group a message belongs to: `rest` if all files that name its id are imported only by pages that need all
 * messages. One that no file names is common.
 */
export function createMessageGroups(root: string): (id: string) => MessageGroup {
  const code = new Map(
    globSync('{client,shared}/**/*.{ts,tsx}', { cwd: root })
      .filter((path) => !/\.test\.tsx?$/.test(path))
      .map((path) => [path, readFileSync(resolve(root, path), 'utf8')]),
  )
  const importsIn = (path: string) => importedBy(path, code.get(path) ?? '')
  const pages = [...code.keys()]
    .filter((path) => PAGE_TABLE.test(path))
    .flatMap(importsIn)
    .filter((path) => path.endsWith('-page.tsx'))
  const everyVisit = pages.filter((path) => !NEEDS_ALL_MESSAGES.test(code.get(path) ?? ''))
  const reached = new Set([ENTRY, ...everyVisit])
  for (const path of reached) {
    if (PAGE_TABLE.test(path)) continue
    for (const imported of importsIn(path)) reached.add(imported)
  }

  const common = new Set<string>()
  const rest = new Set<string>()
  for (const [path, text] of code) {
    const named = reached.has(path) ? common : rest
    for (const [, id = ''] of text.matchAll(/['"](\w+(?:\.\w+)+)['"]/g)) named.add(id)
  }
  return (id) => (rest.has(id) && !common.has(id) ? 'rest' : 'common')
}

/** The files of the shop that a file imports, also dynamically. */
function importedBy(path: string, text: string) {
  return Array.from(text.matchAll(/\b(?:from|import\()\s*'([.#][^']+)'/g), ([, target = '']) =>
    target.startsWith('#') ? target.slice(1) : join(dirname(path), target),
  )
}
