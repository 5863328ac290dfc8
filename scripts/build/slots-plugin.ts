import { readFile } from 'node:fs/promises'

import type { Plugin } from 'vite'

import { shopFile } from '../shop-folder.ts'

const FILLED = /^export const (\w+)\b/gm
const IMPORTED = /^import \{([^}]+)\} from '[./]+slots\/slots\.ts'$/m
const IMPORTS = /^import \{[^}]+\} from '[./]+slots\/(?:slots\.ts|place\.tsx)'$/gm
const NAME = /(\w+)(?: as (\w+))?/g

/** Leaves out the code for places that the shop does not fill: in `headerEnd && …`, the name becomes `false`. */
export const slotsPlugin = (): Plugin => ({
  name: 'vitrine-slots',
  apply: 'build',
  enforce: 'pre',
  async transform(code) {
    if (!IMPORTED.test(code)) return null
    const source = await readFile(shopFile('slots.ts'), 'utf8')
    return { code: withoutEmptyPlaces(code, source), map: null }
  },
})

/** @param slots the source of the shop's `slots.ts` */
export function withoutEmptyPlaces(code: string, slots: string) {
  const filled = new Set(Array.from(slots.matchAll(FILLED), ([, name]) => name))
  const [, imported = ''] = IMPORTED.exec(code) ?? []
  const empty = Array.from(imported.matchAll(NAME), ([, name = '', local = name]) =>
    filled.has(name) ? [] : [local],
  ).flat()
  const isUsed = empty.length < imported.split(',').filter((each) => each.trim()).length
  // A chunk has what its files import, also for code that is never reached.
  const rest = isUsed ? code : code.replaceAll(IMPORTS, '')
  return empty.reduce(
    (text, name) => text.replaceAll(new RegExp(`\\b${name} &&`, 'g'), 'false &&'),
    rest,
  )
}
