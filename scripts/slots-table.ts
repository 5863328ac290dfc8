import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { fillIn, table } from './markdown.ts'

const ROOT = resolve(import.meta.dirname, '..')
const SOURCE = 'client/slots/places.ts'

export const SHOP_DOCUMENT = 'docs/your-shop.md'

/** The document with the current table between its markers. @throws if the markers are missing */
export const withSlotsTable = (document: string) => fillIn(document, { slots: slotsTable() })

const PLACE = /^ {2}\/\*\* (.+?)\. (.+) \*\/\n {2}(\w+): (.+)$/gm

/** A row for every place of a shop's own components: where it is, who renders it, and the props. */
export function slotsTable() {
  const source = readFileSync(resolve(ROOT, SOURCE), 'utf8')
  const from = source.indexOf('export interface Places {')
  const body = source.slice(from, source.indexOf('\n}\n', from))
  const rows = [...body.matchAll(PLACE)].map(
    ([, rendered = '', where = '', name = '', props = '']) => [
      `\`${name}\``,
      where,
      rendered.toLowerCase(),
      props === 'object' ? 'none' : `\`${props.replaceAll('|', '\\|')}\``,
    ],
  )
  return table(['Place', 'Where it is', 'Rendered', 'Props'], rows)
}

if (import.meta.main) {
  const path = resolve(ROOT, SHOP_DOCUMENT)
  writeFileSync(path, withSlotsTable(readFileSync(path, 'utf8')))
}
