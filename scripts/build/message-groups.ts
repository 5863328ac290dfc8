import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import { SHOP_FOLDER } from '../shop-folder.ts'

/** The browser loads `common` on every page, and `rest` only on pages that need all messages. The others are for the worker alone. */
export type MessageGroup = 'common' | 'rest'

export const MESSAGE_GROUPS: readonly MessageGroup[] = ['common', 'rest']

const ENTRY = 'client/entry.tsx'
/** Tables import every page, so imports through them are not followed. */
const PAGE_TABLE = /^(client\/([\w-]+\/)?|shop\/)pages\.ts$/
const NEEDS_ALL_MESSAGES = /\bdefine(Personal|Account)Page\(|\bneedsAllMessages: true\b/

/**
 * Returns the group of a message: `rest` if all files that name its id are imported only by pages that need all
 * messages, `edge` if only the worker names its id. A message that no file names is common.
 */
export function createMessageGroups(root: string): (id: string) => MessageGroup | 'edge' {
  const code = new Map([...readCode(root, '{client,shared}/**/*.{ts,tsx}'), ...readShop()])
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
    for (const id of namesIn(text)) named.add(id)
  }
  const edge = new Set([...readCode(root, 'worker/**/*.{ts,tsx}').values()].flatMap(namesIn))
  return (id) => {
    if (common.has(id)) return 'common'
    if (rest.has(id)) return 'rest'
    return edge.has(id) ? 'edge' : 'common'
  }
}

/** All ids of messages that the code of the core or of the shop names. */
export function namedIds(root: string): ReadonlySet<string> {
  const code = [readCode(root, '{client,shared,worker}/**/*.{ts,tsx}'), readShop()]
  return new Set(code.flatMap((files) => [...files.values()].flatMap(namesIn)))
}

/** The code of the shop's folder, by the paths that imports of `#shop/…` have. */
const readShop = () =>
  new Map(
    [...readCode(SHOP_FOLDER, '**/*.{ts,tsx}')].map(([path, text]) => [join('shop', path), text]),
  )

const readCode = (root: string, files: string) =>
  new Map(
    globSync(files, { cwd: root })
      .filter((path) => !/\.test\.tsx?$/.test(path))
      .map((path) => [path, readFileSync(resolve(root, path), 'utf8')]),
  )

/** What may be ids of messages. */
export const namesIn = (text: string) =>
  Array.from(text.matchAll(/['"](\w+(?:\.\w+)+)['"]/g), ([, id = '']) => id)

/** The files of the shop that a file imports, also dynamically. */
function importedBy(path: string, text: string) {
  return Array.from(text.matchAll(/\b(?:from|import\()\s*'([.#][^']+)'/g), ([, target = '']) =>
    target.startsWith('#') ? target.slice(1) : join(dirname(path), target),
  )
}
