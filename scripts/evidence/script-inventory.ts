import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { SITE_LOCALES } from '#shared/site/site.ts'
import { entryScript, sessionScript } from '#worker/render/inline-scripts.ts'

import written from '../../client/checkout/script-inventory.json' with { type: 'json' }
import type { Manifest } from '../build/page-chunks.ts'
import { DIST } from '../shop-folder.ts'

const ROOT = resolve(import.meta.dirname, '../..')

interface Script {
  name: string
  why: string
  owner: string
}

/** A file of the shop. */
export interface ScriptFile extends Script {
  /** Its address at the shop. */
  address: string
  /** As in the attribute `integrity`. */
  integrity: string
}

/** A script within documents. It differs between locales, if it does. */
export interface InlineScript extends Script {
  integrities: readonly string[]
}

/** The scripts of the checkout, as the build has them. */
export interface ScriptInventory {
  files: readonly ScriptFile[]
  inline: readonly InlineScript[]
  /** Not a script: names the files by which scripts import each other. */
  importMap: string
  /** The names of the files that each page loads. */
  pages: Readonly<Record<string, readonly string[]>>
}

/** @throws if there is no build, or if it lacks a file of the inventory */
export function readScriptInventory(): ScriptInventory {
  const manifest: Manifest = JSON.parse(readBuilt('manifest.json'))
  const chunks = Object.values(manifest)
  const entry = chunks.find(({ isEntry }) => isEntry)?.file ?? ''
  const files = Object.entries(written.files).map(([name, script]) => {
    const file = chunks.find((chunk) => chunk.name === name && chunk.file.endsWith('.js'))?.file
    if (!file) throw new Error(`The build has no script "${name}".`)
    return {
      name,
      ...script,
      address: `/${file}`,
      integrity: integrityOf(readBuilt(`client/${file}`)),
    }
  })
  const texts = [
    ...SITE_LOCALES.map(({ site, locale }) => sessionScript({ site: site.id, locale })),
    entryScript(`/${entry}`),
  ]
  const inline = Object.entries(written.inline).map(([name, script]) => ({
    name,
    ...script,
    integrities: [...new Set(texts.filter((text) => text.startsWith(name)).map(integrityOf))],
  }))
  const importMap = integrityOf(readBuilt('importmap.json'))
  return { files, inline, importMap, pages: written.pages }
}

/** As in the attribute `integrity` (SRI). */
export const integrityOf = (content: string | Uint8Array) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

const readBuilt = (path: string) => readFileSync(resolve(ROOT, DIST, path), 'utf8')
