import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { LOCAL_SECRETS } from '#worker/config/variables.ts'

import { fillIn, table } from './markdown.ts'

const ROOT = resolve(import.meta.dirname, '..')
const SOURCE = 'worker/config/variables.ts'

/** The tables of each document, by marker: the function whose variables a table lists. */
export const VARIABLE_TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'README.md': { variables: 'requiredVariables' },
  'docs/configuration.md': { shop: 'shopVariables', services: 'serviceVariables' },
}

/** The document with the current tables of variables. @throws if a marker is missing, or a variable has no comment */
export function withVariables(path: string, text: string) {
  const source = readFileSync(resolve(ROOT, SOURCE), 'utf8')
  const tables = Object.entries(VARIABLE_TABLES[path] ?? {}).map(([marker, name]) => [
    marker,
    table(['name', 'what it is'], rowsOf(source, name)),
  ])
  return fillIn(text, Object.fromEntries(tables))
}

/** A variable, or those of the sites, whose names end with the site's id. */
const VARIABLE =
  /^ {2}(?:\/\*\* (.+) \*\/\n {2})?(?:([A-Z][A-Z_]*):|\.\.\.forEachSite\('([A-Z_]+)')/gm

function rowsOf(source: string, name: string) {
  const from = source.indexOf(`const ${name} = `)
  const body = source.slice(from, source.indexOf('\n})', from))
  return [...body.matchAll(VARIABLE)].map(([, comment, whole = '', start]) => {
    const variable = start === undefined ? whole : `${start}<ID>`
    if (!comment) throw new Error(`${variable} has no comment in ${SOURCE}.`)
    return [`\`${variable}\`${variable in LOCAL_SECRETS ? ' (secret)' : ''}`, comment]
  })
}

if (import.meta.main) {
  for (const document of Object.keys(VARIABLE_TABLES)) {
    const path = resolve(ROOT, document)
    writeFileSync(path, withVariables(document, readFileSync(path, 'utf8')))
  }
}
